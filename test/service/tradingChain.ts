import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import {
  orderHash,
  orderTypes,
  seaportDomain,
  type WireOrder,
  wireOrder,
} from '../../src/service/chain/seaport.js'
import type { ServeConfig } from '../../src/service/node/cli/serveConfig.js'
import { readSeaport } from '../../src/service/node/world/readSeaport.js'
import { buildListing } from '../../src/service/orders/buildOrder.js'
import { operator, worldAccount } from '../../src/service/world/accounts.js'
import { demoERC721 } from '../../src/service/world/artifacts.js'
import { createSender } from '../../src/service/world/createSender.js'
import { deployContracts } from '../../src/service/world/deployContracts.js'
import { createWorldClient } from '../../src/service/world/worldNetwork.js'
import { startTestChain } from '../startTestChain.js'

/** A signed listing, ready to be posted. */
export type SignedOrder = {
  id: Hex
  body: { collectionAddress: Address; order: WireOrder; signature: Hex }
  tokenId: number
}

export const accessKey = 'key-of-the-trading-chain'
const chainId = 31337
const feeBps = 250

/** Account that lists all tokens. */
export const maker = worldAccount(3)

/** Account that buys, and owns the sold tokens. */
export const taker = worldAccount(4)

/**
 * Starts a chain with Seaport, a collection, and a maker that signs listings.
 */
export async function startTradingChain({ tokens = 20 } = {}) {
  const anvil = await startTestChain()
  const { rpcUrl } = anvil
  const client = createWorldClient(anvil.transport)
  const send = createSender(client)
  const contracts = await deployContracts(send, readSeaport())
  const { emblems, seaport } = contracts
  await send(operator, {
    to: emblems,
    data: encodeFunctionData({
      abi: demoERC721.abi,
      functionName: 'mintRange',
      args: [maker.address, 1n, BigInt(tokens)],
    }),
  })
  for (const account of [maker, taker])
    await send(account, {
      to: emblems,
      data: encodeFunctionData({
        abi: demoERC721.abi,
        functionName: 'setApprovalForAll',
        args: [seaport, true],
      }),
    })
  const { timestamp } = await client.getBlock()
  const moved = new Set<number>()
  const getRoyalty = (price: bigint) => (price * 500n) / 10_000n

  /** Each index has another token, price and salt. */
  async function sign(index: number): Promise<SignedOrder> {
    const tokenId = (index % tokens) + 1
    const unitPrice = 10n ** 15n * BigInt(1 + ((index * 7919) % 1000))
    const components = buildListing({
      collection: emblems,
      contractType: 'ERC721',
      counter: 0n,
      currency: zeroAddress,
      endTime: timestamp + 86_400n,
      maker: maker.address,
      network: { feeBps, feeRecipient: operator.address },
      royalty: { amount: getRoyalty(unitPrice), receiver: operator.address },
      salt: BigInt(index + 1),
      startTime: timestamp - 60n,
      tokenId: BigInt(tokenId),
      unitPrice,
    })
    const signature = await maker.signTypedData({
      domain: seaportDomain({ chainId, seaport }),
      message: components,
      primaryType: 'OrderComponents',
      types: orderTypes,
    })
    const order = wireOrder(components)
    return {
      id: orderHash(components),
      body: { collectionAddress: emblems, order, signature },
      tokenId,
    }
  }

  /** Returns the service's configuration for this chain. */
  const config: ServeConfig = {
    networks: [
      {
        chainId,
        name: 'local',
        rpcUrls: [rpcUrl],
        seaport,
        currencies: [{ address: zeroAddress, symbol: 'ETH', decimals: 18 }],
        feeRecipient: operator.address,
        feeBps,
        collections: [{ address: emblems, type: 'ERC721', name: 'Emblems' }],
      },
    ],
    projects: [{ id: 1, name: 'Test', accessKeys: [accessKey] }],
  }

  return {
    client,
    config,
    emblems,
    /** Carries out the steps of a purchase. */
    async buy(steps: { data: Hex; to: Address; value: string }[]) {
      for (const { data, to, value } of steps)
        await send(taker, { data, to, value: BigInt(value) })
    },
    rpcUrl,
    sign,
    stop: anvil.stop,
    tokens,
    /** Transfers a token of the maker to the taker, or back. */
    async move(tokenId: number) {
      const [from, to] = moved.delete(tokenId) ? [taker, maker] : [maker, taker]
      if (to === taker) moved.add(tokenId)
      await send(from, {
        to: emblems,
        data: encodeFunctionData({
          abi: demoERC721.abi,
          functionName: 'transferFrom',
          args: [from.address, to.address, BigInt(tokenId)],
        }),
      })
    },
  }
}

/** Result of `startTradingChain`. */
export type TradingChain = Awaited<ReturnType<typeof startTradingChain>>

/** Creates a request as clients send it. */
export function request(base: string, path: string, body: object): Request {
  return new Request(`${base}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Access-Key': accessKey },
    body: JSON.stringify(body),
  })
}

/** Sends a request to a running service. */
export async function post(base: string, path: string, body: object) {
  const response = await fetch(request(base, path, body))
  return { status: response.status, body: await response.json() }
}
