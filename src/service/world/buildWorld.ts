import type { Transport } from 'viem'
import type { ServiceDatabase } from '../context.js'
import { createService } from '../createService.js'
import { itemCount } from './art/items.js'
import { demoERC20, demoERC721, demoERC1155, demoWETH } from './artifacts.js'
import { createSender } from './createSender.js'
import { deployContracts, type SeaportArtifacts } from './deployContracts.js'
import { planWorld } from './plan.js'
import { emblemRarity, itemRarity } from './rarity.js'
import { type Artifact, seedBuilder } from './seedBuilder.js'
import { registerOrders, seedChain } from './seedChain.js'
import {
  collectibleRows,
  collectionNames,
  seedCollections,
  seedOrders,
} from './seedDatabase.js'
import { draftOrders, signOrders, type WorldContracts } from './signOrders.js'
import {
  createWorldClient,
  worldChainId,
  worldNetwork,
} from './worldNetwork.js'

/** The parts that a local world is built from. */
export type BuildWorldOptions = {
  /** Empty, with its tables. It may open while the chain is filled. */
  database: Promise<ServiceDatabase>
  /** Number of emblems. */
  emblems: number
  /** Days that orders last longer than in other worlds. @default 0 */
  extraDays?: number | undefined
  onProgress: (text: string) => void
  seaport: SeaportArtifacts
  /** Of an empty chain whose node signs for the accounts of the world. */
  transport: Transport
}

/** Builds the local world; returns the addresses of its contracts. */
export async function buildWorld({
  database,
  emblems,
  extraDays = 0,
  onProgress,
  seaport,
  transport,
}: BuildWorldOptions): Promise<WorldContracts> {
  const send = createSender(createWorldClient(transport))
  const contracts = await deployContracts(send, seaport)
  const plan = planWorld({
    emblems,
    emblemRarity: emblemRarity(emblems),
    items: itemCount,
    itemRarity: itemRarity(),
  })
  await seedChain(send, contracts, plan)
  onProgress(`Contracts deployed, ${emblems} emblems minted.`)
  const chainId = worldChainId
  const network = worldNetwork(transport, contracts)
  const now = Date.now()
  const planned = plan.orders.map((order) => ({
    ...order,
    days: order.days + extraDays,
  }))
  const orders = await signOrders(
    draftOrders(planned, { contracts, network, now }),
    network,
  )
  onProgress(`${orders.length} orders signed.`)
  const rows = collectibleRows({ chainId, contracts, emblems })
  const service = createService({
    database: await database,
    networks: [network],
  })
  const { db } = await database
  await seedCollections(db, { chainId, contracts, rows })
  await seedBuilder(db, { chainId, known: listContracts(contracts) })
  await service.sync()
  await registerOrders(send, contracts, orders)
  await seedOrders(db, orders, { network, now })
  // A copy of this world then starts without a look at every order.
  await service.sync()
  onProgress('Marketplace filled.')
  return contracts
}

/** Returns the contracts of the project, as its dashboard lists them. */
function listContracts({ emblems, items, usdc, weth }: WorldContracts) {
  return [
    {
      name: collectionNames.emblems,
      address: emblems,
      type: 'ERC721',
      source: 'DEPLOYED',
      artifact: demoERC721 satisfies Artifact,
    },
    {
      name: collectionNames.items,
      address: items,
      type: 'ERC1155',
      source: 'DEPLOYED',
      artifact: demoERC1155 satisfies Artifact,
    },
    {
      name: 'USD Coin',
      address: usdc,
      type: 'ERC20',
      source: 'LINKED',
      artifact: demoERC20 satisfies Artifact,
    },
    {
      name: 'Wrapped Ether',
      address: weth,
      type: 'ERC20',
      source: 'LINKED',
      artifact: demoWETH satisfies Artifact,
    },
  ] as const
}
