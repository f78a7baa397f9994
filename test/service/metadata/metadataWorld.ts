import { and, asc, eq } from 'drizzle-orm'
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
import type { LogEntry } from '../../../src/service/context.js'
import {
  type ContextConfig,
  createContext,
} from '../../../src/service/createContext.js'
import {
  collectibles,
  collections,
} from '../../../src/service/database/schema.js'
import { toCollectibleRow } from '../../../src/service/database/toCollectibleRow.js'
import { createMetadataReader } from '../../../src/service/metadata/createMetadataReader.js'
import { createSafeFetch } from '../../../src/service/node/safeFetch.js'
import {
  demoERC721,
  demoERC1155,
} from '../../../src/service/world/artifacts.js'
import { startTestChain } from '../../startTestChain.js'
import { type databases, openFresh } from '../databases.js'
import { operator, seller } from '../requests.js'
import { startDocuments } from './metadataServer.js'

/** Time of the first test. */
export const start = Date.UTC(2026, 0, 1)

/**
 * Sets up a chain with two collections, a server of documents, and a database.
 */
export async function setupTokens(kind: (typeof databases)[number]) {
  const anvil = await startTestChain()
  const documents = await startDocuments()
  const database = await openFresh(kind)
  const { db } = database
  const transport = http(anvil.rpcUrl)
  const client = createPublicClient({ chain: foundry, transport })
  const wallet = createWalletClient({ chain: foundry, transport })
  const clock = { now: start }
  const logged: LogEntry[] = []

  async function mined(sent: Promise<Hex>) {
    const hash = await sent
    return client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  }
  async function deploy(
    contract: { abi: Abi; bytecode: Hex },
    name: string,
  ): Promise<Address> {
    const args = [name, 'T', '', zeroAddress, 0]
    const { contractAddress } = await mined(
      wallet.deployContract({ ...contract, account: operator, args }),
    )
    return contractAddress ?? zeroAddress
  }
  function call(
    address: Address,
    { abi }: { abi: Abi },
    functionName: string,
    args: unknown[],
  ) {
    return mined(
      wallet.writeContract({
        abi,
        account: operator,
        address,
        args,
        functionName,
      }),
    )
  }

  const emblems = await deploy(demoERC721, 'Emblems')
  const items = await deploy(demoERC1155, 'Items')
  await db.insert(collections).values([
    { chainId: foundry.id, contractAddress: emblems, type: 'ERC721' },
    { chainId: foundry.id, contractAddress: items, type: 'ERC1155' },
  ])
  const whereToken = (contractAddress: Address, tokenId: bigint) =>
    and(
      eq(collectibles.contractAddress, contractAddress),
      eq(collectibles.tokenId, tokenId),
    )

  /** Creates a context for the same database, as another process would. */
  function createTestContext(config: Partial<ContextConfig> = {}) {
    return createContext({
      database,
      networks: [
        {
          chainId: foundry.id,
          name: 'local',
          client,
          seaport: zeroAddress,
          currencies: [],
          feeRecipient: zeroAddress,
          feeBps: 0,
        },
      ],
      fetchResource: createSafeFetch({ allowHosts: [documents.host] }),
      ipfsGateways: [`${documents.url}/first`, `${documents.url}/second`],
      log: (entry) => logged.push(entry),
      now: () => clock.now,
      ...config,
    })
  }
  const context = createTestContext()

  return {
    clock,
    context,
    createTestContext,
    database,
    db,
    documents,
    emblems,
    items,
    logged,
    reader: createMetadataReader(context),
    rpcUrl: anvil.rpcUrl,
    /** Inserts a token as the indexer does when it first sees one. */
    async add(contractAddress: Address, tokenId: bigint) {
      await db.insert(collectibles).values({
        ...toCollectibleRow({
          chainId: foundry.id,
          contractAddress,
          metadata: {},
          tokenId,
        }),
        metadataDue: new Date(clock.now),
        updatedAt: new Date(start),
      })
    },
    mint: (tokenId: bigint) =>
      call(emblems, demoERC721, 'mint', [seller.address, tokenId]),
    setBase: (base: string) => call(emblems, demoERC721, 'setBaseURI', [base]),
    setUri: (uri: string) => call(items, demoERC1155, 'setURI', [uri]),
    async token(contractAddress: Address, tokenId: bigint) {
      const [row] = await db
        .select()
        .from(collectibles)
        .where(whereToken(contractAddress, tokenId))
      if (!row) throw new Error('There is no such token.')
      return row
    },
    async tokens(contractAddress: Address) {
      return db
        .select()
        .from(collectibles)
        .where(eq(collectibles.contractAddress, contractAddress))
        .orderBy(asc(collectibles.tokenId))
    },
    async metadataAt(contractAddress: Address) {
      const [row] = await db
        .select()
        .from(collections)
        .where(eq(collections.contractAddress, contractAddress))
      return row?.metadataAt?.getTime()
    },
    /** Deletes all tokens, documents and log entries. */
    async clear() {
      await db.delete(collectibles)
      await db.update(collections).set({ metadataAt: null })
      documents.clear()
      logged.length = 0
      clock.now = start
    },
    async close() {
      await database.close()
      await documents.stop()
      await anvil.stop()
    },
  }
}
