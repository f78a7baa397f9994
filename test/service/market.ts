import { createRequire } from 'node:module'
import { eq } from 'drizzle-orm'
import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  zeroAddress,
} from 'viem'
import { foundry } from 'viem/chains'
import type { Step } from '../../src/rpc/schemas.js'
import {
  erc20Abi,
  erc721Abi,
  erc1155Abi,
} from '../../src/service/chain/tokenAbis.js'
import type { NetworkConfig } from '../../src/service/context.js'
import { createContext } from '../../src/service/createContext.js'
import { collections, orders } from '../../src/service/database/schema.js'
import { createIndexer } from '../../src/service/indexer/createIndexer.js'
import type { Database } from '../../src/service/node/database.js'
import type { ChainKind } from '../../src/service/node/world/localChain.js'
import { generateListing } from '../../src/service/operations/quotes/generateListing.js'
import { submitOrder } from '../../src/service/orders/submitOrder.js'
import {
  demoERC20,
  demoERC721,
  demoERC1155,
} from '../../src/service/world/artifacts.js'
import { startTestChain } from '../startTestChain.js'
import { openEmptyDatabase } from './openEmptyDatabase.js'
import {
  artist,
  operator,
  seller,
  stranger,
  type TestAccount,
  treasury,
} from './requests.js'

type Artifact = { abi: Abi; bytecode: Hex }

const artifacts = '@opensea/seaport-js/src/artifacts'
const require = createRequire(import.meta.url)
const conduitController: Artifact = require(
  `${artifacts}/seaport/contracts/conduit/ConduitController.sol/LocalConduitController.json`,
)
const seaportArtifact: Artifact = require(
  `${artifacts}/seaport/contracts/Seaport.sol/Seaport.json`,
)
/** Sets up a chain with contracts, a database, and accounts. */
export async function setupMarket(
  options: {
    chain?: ChainKind | undefined
    database?: Database | undefined
  } = {},
) {
  const node = await startTestChain({ kind: options.chain })
  const transport = http(node.rpcUrl, { batch: true })
  const client = createPublicClient({
    chain: foundry,
    pollingInterval: 20,
    transport,
  })
  const wallet = createWalletClient({ chain: foundry, transport })
  const database = options.database ?? (await openEmptyDatabase())
  const { close, db } = database

  async function mined(sent: Promise<Hex>) {
    return client.waitForTransactionReceipt({ hash: await sent })
  }
  async function deploy(
    artifact: Artifact,
    args: unknown[] = [],
    account = operator,
  ) {
    const { contractAddress } = await mined(
      wallet.deployContract({ ...artifact, account, args }),
    )
    if (!contractAddress) throw new Error('Nothing was deployed.')
    return contractAddress
  }
  function call(
    account: TestAccount,
    to: Address,
    { abi }: { abi: readonly unknown[] },
    functionName: string,
    args: unknown[],
  ) {
    return mined(
      wallet.writeContract({
        abi: abi as Abi,
        account,
        address: to,
        args,
        functionName,
      }),
    )
  }

  const controller = await deploy(conduitController)
  const seaport = await deploy(seaportArtifact, [controller])
  const royalty = [artist.address, 500]
  const emblems = await deploy(demoERC721, ['Emblems', 'EMB', '', ...royalty])
  const items = await deploy(demoERC1155, ['Items', 'ITM', '', zeroAddress, 0])
  const usdc = await deploy(demoERC20, ['USD Coin', 'USDC', 6, false])
  const usdt = await deploy(demoERC20, ['Tether', 'USDT', 6, true])

  const network: NetworkConfig = {
    chainId: foundry.id,
    name: 'local',
    client,
    seaport,
    currencies: [
      { address: zeroAddress, symbol: 'ETH', decimals: 18, priceUSD: 2000 },
      { address: usdc, symbol: 'USDC', decimals: 6, priceUSD: 1 },
      { address: usdt, symbol: 'USDT', decimals: 6, priceUSD: 1 },
    ],
    feeRecipient: treasury.address,
    feeBps: 250,
  }
  const context = createContext({ database, networks: [network] })
  await db.insert(collections).values([
    { chainId: foundry.id, contractAddress: emblems, type: 'ERC721' },
    { chainId: foundry.id, contractAddress: items, type: 'ERC1155' },
  ])
  const indexer = createIndexer(context)

  /** Carries out steps as a client would; returns the id of the last order. */
  async function execute(steps: Step[], account: TestAccount) {
    let orderId: string | undefined
    for (const step of steps) {
      if (step.signature && step.post) {
        const { domain, primaryType, types, value } = JSON.parse(
          JSON.stringify(step.signature),
        )
        const signature = await account.signTypedData({
          domain,
          message: value,
          primaryType,
          types,
        })
        const body = { ...(step.post.body as object), signature }
        orderId = (await submitOrder(context, network, body)).orderId
        continue
      }
      const { status } = await mined(
        wallet.sendTransaction({
          account,
          data: step.data as Hex,
          to: step.to as Address,
          value: BigInt(step.value ?? 0),
        }),
      )
      if (status !== 'success') throw new Error(`${step.id} was reverted.`)
    }
    return orderId
  }
  /** Returns an account's balance; the zero address is the native currency. */
  async function funds(owner: Address, currency: Address = zeroAddress) {
    return currency === zeroAddress
      ? client.getBalance({ address: owner })
      : client.readContract({
          address: currency,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [owner],
        })
  }

  return {
    call,
    client,
    context,
    db,
    deploy,
    emblems,
    indexer,
    items,
    network,
    seaport,
    usdc,
    usdt,
    wallet,
    async close() {
      await indexer.stop()
      await close()
      await node.stop()
    },
    execute,
    /**
     * Returns what all accounts but the buyer gain in a currency while `act`
     * runs.
     */
    async gains(act: () => Promise<unknown>, currency: Address = zeroAddress) {
      const people = [seller, treasury, artist, stranger]
      const read = () =>
        Promise.all(people.map(({ address }) => funds(address, currency)))
      const before = await read()
      await act()
      const after = await read()
      return after.map((amount, index) => amount - (before[index] ?? 0n))
    },
    /** Lists as the seller, and waits until the service has read it. */
    async list(request: Parameters<typeof generateListing>[2]) {
      const steps = await generateListing(context, network, request)
      const orderId = await execute(steps, seller)
      await indexer.sync()
      return { orderId, steps }
    },
    async order(id: string | undefined) {
      const [row] = await db
        .select()
        .from(orders)
        .where(eq(orders.orderHash, id as Hex))
      return row
    },
    async ownerOf(tokenId: bigint) {
      return client.readContract({
        address: emblems,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [tokenId],
      })
    },
    async getBalance(owner: Address, tokenId: bigint) {
      return client.readContract({
        address: items,
        abi: erc1155Abi,
        functionName: 'balanceOf',
        args: [owner, tokenId],
      })
    },
    funds,
    async mintEmblem(tokenId: bigint, to: Address = seller.address) {
      await call(operator, emblems, demoERC721, 'mint', [to, tokenId])
    },
    async mintItems(
      tokenId: bigint,
      amount: bigint,
      to: Address = seller.address,
    ) {
      await call(operator, items, demoERC1155, 'mint', [to, tokenId, amount])
    },
    async mintCoins(currency: Address, to: Address, amount: bigint) {
      await call(operator, currency, demoERC20, 'mint', [to, amount])
    },
  }
}

/** Result of `setupMarket`. */
export type Market = Awaited<ReturnType<typeof setupMarket>>
