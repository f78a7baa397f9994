import { and, eq, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { ChainView } from '../chain/chainView.js'
import { createReadMany } from '../chain/readMany.js'
import type { OrderComponents } from '../chain/seaport.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { collections, orders } from '../database/schema.js'
import { ServiceError } from '../serviceErrors.js'
import { checkFacts, checkFees, checkTerms } from './checkOrder.js'
import { type CollectionRow, collectionIsUnknown } from './findCollection.js'
import { inGroups } from './inGroups.js'
import { orderRow } from './orderRow.js'
import { getInitialState, statusAt } from './orderState.js'
import { perNetwork } from './perNetwork.js'
import { orderFacts, readFacts } from './readFacts.js'
import { nameRoyalty, type OrderTerms } from './readTerms.js'
import { readTermsRoyalty } from './readTermsRoyalty.js'
import type { NewOrder } from './storeOrder.js'
import { verifySignature } from './verifySignature.js'

/** A posted order whose terms were read. */
export type PostedOrder = {
  components: OrderComponents
  hash: Hex
  isExternal: boolean
  signature: Hex
  terms: OrderTerms
}

/** The reviewed order, undefined if it is stored already; or why it was refused. */
type Review = { order: NewOrder | undefined } | { error: unknown }

/** Maximum number of orders that are reviewed together. */
const groupSize = 100

/**
 * Checks a posted order against the rules, the database and the chain. Orders of
 * the same moment share their reads. Returns undefined if it is stored already.
 *
 * @throws ServiceError if it cannot be filled or breaks a rule.
 */
export async function reviewOrder(
  context: ServiceContext,
  network: NetworkConfig,
  posted: PostedOrder,
): Promise<NewOrder | undefined> {
  const review = await getReviewer(context, network)(posted)
  if ('error' in review) throw review.error
  return review.order
}

const getReviewer = perNetwork((context, network) =>
  inGroups<PostedOrder, Review>(
    (group) => reviewGroup(context, network, group),
    { size: groupSize },
  ),
)

/** Reads that the orders of a group share. */
type Shared = {
  blockNumber: Promise<bigint>
  collections: Promise<Map<string, CollectionRow>>
  known: Promise<Map<Hex, KnownOrder>>
  view: ChainView
}

function reviewGroup(
  context: ServiceContext,
  network: NetworkConfig,
  group: readonly PostedOrder[],
): Promise<Review[]> {
  const { chainId, client, seaport } = network
  const shared: Shared = {
    blockNumber: client.getBlockNumber({ cacheTime: 0 }),
    collections: readCollections(context, network, group),
    known: readKnown(context, network, group),
    view: {
      ...{ chainId, client, seaport },
      cache: new Map(),
      readMany: createReadMany(client, undefined),
    },
  }
  for (const read of [shared.blockNumber, shared.collections, shared.known])
    read.catch(() => {})
  return Promise.all(
    group.map(async (posted) => {
      try {
        return { order: await review(context, network, { posted, shared }) }
      } catch (error) {
        return { error }
      }
    }),
  )
}

async function review(
  context: ServiceContext,
  network: NetworkConfig,
  { posted, shared }: { posted: PostedOrder; shared: Shared },
): Promise<NewOrder | undefined> {
  const { components, hash, isExternal, terms } = posted
  const { view } = shared
  // All reads run concurrently; problems are reported in the order of the checks.
  const reads = Promise.all([
    readFacts(view, hash, terms, components.consideration),
    shared.blockNumber,
    readTermsRoyalty(view, terms),
  ])
  reads.catch(() => {})
  const signature = await checkSignature(view, posted)
  const now = context.now()
  if (isStored((await shared.known).get(hash), now)) return undefined
  const collection = (await shared.collections).get(
    terms.collection.toLowerCase(),
  )
  if (!collection) throw collectionIsUnknown(network, terms.collection)
  checkTerms(terms, components, { collection, network, now })
  const [facts, blockNumber, royalty] = await reads
  if (!isExternal) checkFees(network, terms, royalty)
  checkFacts(facts, components, terms)
  return {
    holding: facts.holding,
    row: orderRow({
      at: new Date(now),
      blockNumber,
      components,
      network,
      now,
      origin: isExternal
        ? { marketplace: 'external_1', source: 'external' }
        : {
            marketplace: 'service_marketplace_v2',
            source: 'service_marketplace_v2',
          },
      signature,
      state: getInitialState(orderFacts(facts, components, terms)),
      terms: nameRoyalty(terms, royalty),
    }),
  }
}

async function checkSignature(
  view: ChainView,
  { components, hash, signature }: PostedOrder,
): Promise<Hex> {
  const maker = components.offerer
  const valid = await verifySignature(view, { hash, maker, signature })
  if (valid !== undefined) return valid
  throw new ServiceError(
    'InvalidArgument',
    `${maker} did not sign this order for chain ${view.chainId}. Sign the typed data unchanged, with the account of the maker; an account that is a contract must be deployed.`,
    { field: 'signature' },
  )
}

type KnownOrder = Awaited<ReturnType<typeof selectKnown>>[number]

function selectKnown(
  { db }: ServiceContext,
  { chainId }: NetworkConfig,
  hashes: readonly Hex[],
) {
  const { orderHash, signature, status, validFrom, validUntil } = orders
  return db
    .select({ orderHash, signature, status, validFrom, validUntil })
    .from(orders)
    .where(
      and(
        eq(orders.chainId, chainId),
        sql`${orderHash} in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`,
      ),
    )
}

async function readKnown(
  context: ServiceContext,
  network: NetworkConfig,
  group: readonly PostedOrder[],
): Promise<Map<Hex, KnownOrder>> {
  const hashes = group.map(({ hash }) => hash)
  const found = await selectKnown(context, network, hashes)
  return new Map(found.map((order) => [order.orderHash, order]))
}

async function readCollections(
  { db }: ServiceContext,
  { chainId }: NetworkConfig,
  group: readonly PostedOrder[],
): Promise<Map<string, CollectionRow>> {
  const addresses = group.map(({ terms }) => terms.collection.toLowerCase())
  const found = await db
    .select()
    .from(collections)
    .where(
      and(
        eq(collections.chainId, chainId),
        sql`${collections.contractAddress} in (select jsonb_array_elements_text(${JSON.stringify([...new Set(addresses)])}::jsonb))`,
      ),
    )
  return new Map(found.map((row) => [row.contractAddress, row]))
}

/**
 * Whether the order and its signature are stored.
 *
 * @throws ServiceError if it is stored and has ended.
 */
function isStored(known: KnownOrder | undefined, now: number): boolean {
  if (!known) return false
  const status = statusAt(known, now)
  if (status !== 'active' && status !== 'inactive')
    throw new ServiceError(
      'InvalidArgument',
      `The order is already ${status}. Create a new one.`,
      { field: 'order' },
    )
  return known.signature !== null
}
