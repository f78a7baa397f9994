import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ChainView } from '../chain/chainView.js'
import type { NetworkConfig } from '../context.js'
import { collections, orders } from '../database/schema.js'
import type { StoredComponents } from '../database/stored.js'
import type { Db } from '../database/types.js'
import { isOpen } from '../orders/isOpen.js'
import type { OrderFacts } from '../orders/orderState.js'
import { orderFacts, readFacts } from '../orders/readFacts.js'
import { verifySignature } from '../orders/verifySignature.js'
import { splitIntoChunks } from '../splitIntoChunks.js'
import {
  type Changes,
  type Touch,
  type TouchKind,
  touchKinds,
} from './changes.js'

/** An order whose state is read. */
export type WatchedOrder = Awaited<ReturnType<typeof selectWatched>>[number]

/** Touches per statement. */
const chunkSize = 1000

/** An order that changes touch. */
type TouchedOrder = WatchedOrder & { endBlocks: EndBlocks }

/** Blocks of the last fill and the first cancellation of an order. */
export type EndBlocks = {
  filled?: number | undefined
  cancelled?: number | undefined
}

/** Returns the block in which an order was filled up or cancelled. */
export function getEndBlock(
  { cancelled, filled, quantityInitial }: OrderFacts,
  blocks: EndBlocks,
): number | undefined {
  // A filled order can be cancelled, but stays filled.
  if (filled >= quantityInitial) return blocks.filled
  return cancelled ? blocks.cancelled : undefined
}

/** Selects the orders that changes touch. */
export async function findTouched(
  db: Db,
  network: NetworkConfig,
  { touches }: Changes,
): Promise<TouchedOrder[]> {
  const found = new Map<string, TouchedOrder>()
  for (const kind of touchKinds)
    for (const chunk of splitIntoChunks([...touches[kind].values()], chunkSize))
      for (const order of await selectTouched(db, network, { chunk, kind })) {
        const before = found.get(order.orderHash)
        const last = before && before.block >= order.block ? before : order
        const endBlocks = { ...before?.endBlocks }
        if (kind === 'fill') endBlocks.filled = order.block
        if (kind === 'cancellation' || kind === 'counter')
          endBlocks.cancelled = Math.min(
            order.block,
            endBlocks.cancelled ?? order.block,
          )
        found.set(order.orderHash, { ...last, endBlocks })
      }
  return [...found.values()]
}

/** Selects orders whose state must be read again. */
export function findUnproven(
  db: Db,
  { chainId }: NetworkConfig,
  limit: number,
): Promise<WatchedOrder[]> {
  return selectWatched(db)
    .where(and(eq(orders.chainId, chainId), isUnproven(orders.readBlock)))
    .limit(limit)
}

/**
 * Whether a row must be read again. The number is part of the text: a generic
 * plan would expect a third of the table.
 */
export function isUnproven(block: AnyPgColumn): SQL {
  return sql`${block} < 0`
}

/** Reads the facts that decide the state of an order. */
export async function readOrder(
  view: ChainView,
  order: WatchedOrder,
): Promise<OrderFacts> {
  const facts = await readFacts(
    view,
    order.orderHash,
    { ...order, tokenId: order.tokenId ?? undefined },
    order.consideration,
  )
  const known = orderFacts(facts, order, order)
  const isPlaced =
    facts.status.validated ||
    (order.signature !== null &&
      Boolean(
        await verifySignature(view, {
          hash: order.orderHash,
          maker: order.maker,
          signature: order.signature,
        }),
      ))
  return isPlaced ? known : { ...known, deliverable: 0n }
}

function selectTouched(
  db: Db,
  { chainId }: NetworkConfig,
  { chunk, kind }: { chunk: readonly Touch[]; kind: TouchKind },
) {
  const rows = chunk.map(
    ({ block, collection, currency, hash, maker, tokenId }) => ({
      block,
      collection: collection?.toLowerCase(),
      currency: currency?.toLowerCase(),
      hash: hash?.toLowerCase(),
      maker: maker?.toLowerCase(),
      token: tokenId?.toString(),
    }),
  )
  const touched = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(block float8, collection text, currency text, hash text, maker text, token numeric)`
  return selectWatched(db, sql<number>`t.block`)
    .innerJoin(touched, touchedBy[kind])
    .where(eq(orders.chainId, chainId))
}

const ofMaker = sql`${orders.maker} = t.maker and ${isOpen}`
const ofCollection = sql`${ofMaker} and ${orders.side} = 'listing' and ${orders.contractAddress} = t.collection`

const byHash = sql`${orders.orderHash} = t.hash`

const touchedBy: Record<TouchKind, SQL> = {
  registration: byHash,
  fill: byHash,
  cancellation: byHash,
  token: sql`${ofCollection} and ${orders.tokenId} = t.token`,
  approval: ofCollection,
  counter: ofMaker,
  funds: sql`${ofMaker} and ${orders.side} = 'offer' and ${orders.currencyAddress} = t.currency`,
}

function selectWatched(db: Db, block = sql<number>`0::float8`) {
  return db
    .select({
      /** Returns the block of an order's touch; 0 if unknown. */
      block,
      collection: orders.contractAddress,
      consideration: sql<
        StoredComponents['consideration']
      >`${orders.components} -> 'consideration'`,
      contractType: collections.type,
      counter: orders.counter,
      currency: orders.currencyAddress,
      maker: orders.maker,
      orderHash: orders.orderHash,
      quantity: orders.quantityInitial,
      side: orders.side,
      signature: orders.signature,
      tokenId: orders.tokenId,
      unitPrice: orders.pricePerToken,
    })
    .from(orders)
    .innerJoin(
      collections,
      and(
        eq(collections.chainId, orders.chainId),
        eq(collections.contractAddress, orders.contractAddress),
      ),
    )
    .$dynamic()
}
