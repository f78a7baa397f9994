import { and, eq, gt, inArray, or } from 'drizzle-orm'
import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { inBatches } from '../chain/inBatches.js'
import { readCounter } from '../chain/reads.js'
import {
  type OrderComponents,
  orderComponents,
  orderHash,
} from '../chain/seaport.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { ServiceError } from '../http/serviceErrors.js'
import { checkFees, checkTerms } from '../orders/checkOrder.js'
import { findCollection } from '../orders/findCollection.js'
import { type OrderRow, orderRow } from '../orders/orderRow.js'
import { type OrderState, stateOf } from '../orders/orderState.js'
import { orderFacts, readFacts } from '../orders/readFacts.js'
import { readTerms } from '../orders/readTerms.js'
import { wireOrderSchema } from '../orders/wireOrderSchema.js'
import {
  type Changes,
  makersOf,
  touches,
  type ValidatedOrder,
} from './changes.js'

/** An order for the book, from the chain. */
export type NewRow = typeof orders.$inferInsert

/** The orders that changes touch. */
export async function findTouched(
  db: Db,
  { chainId }: NetworkConfig,
  changes: Changes,
): Promise<OrderRow[]> {
  const hashes = [...changes.hashes]
  const makers = makersOf(changes)
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.chainId, chainId),
        or(
          inArray(orders.orderHash, hashes),
          and(
            or(
              inArray(orders.maker, makers),
              gt(orders.id, changes.watchedUntil),
            ),
            inArray(orders.status, ['active', 'inactive']),
          ),
        ),
      ),
    )
  return rows.filter((row) => touches(changes, row))
}

/** The state of an order now, as the chain tells it. */
export async function readState(
  network: NetworkConfig,
  row: OrderRow,
): Promise<OrderState> {
  const components = v.parse(wireOrderSchema, row.components)
  const terms = readTerms(components, {
    currency: row.currencyAddress,
    feeRecipient: network.feeRecipient,
  })
  const facts = await readFacts(network, row.orderHash, terms)
  const isPlaced = row.signature !== null || facts.status.validated
  return stateOf({
    ...orderFacts(facts, components, terms),
    ...(isPlaced ? {} : { deliverable: 0n }),
  })
}

/** Rows for orders that were registered on chain, as far as the book takes them. */
export async function readValidated(
  context: ServiceContext,
  network: NetworkConfig,
  validated: readonly ValidatedOrder[],
): Promise<NewRow[]> {
  const counters = new Map<Address, Promise<bigint>>()
  const rows = await inBatches(validated, async (order): Promise<NewRow[]> => {
    const { offerer } = order.parameters
    const counter = counters.get(offerer) ?? readCounter(network, offerer)
    counters.set(offerer, counter)
    const components = orderComponents(order.parameters, await counter)
    // With another counter by now, the order can never be filled.
    if (orderHash(components) !== order.hash) return []
    try {
      return [await rowOf(context, network, { ...order, components })]
    } catch (error) {
      // Anybody may register any order; those of others are not for us.
      if (error instanceof ServiceError) return []
      throw error
    }
  })
  return rows.flat()
}

async function rowOf(
  context: ServiceContext,
  network: NetworkConfig,
  order: { blockNumber: bigint; components: OrderComponents; hash: Hex },
): Promise<NewRow> {
  const { blockNumber, components, hash } = order
  const { feeRecipient } = network
  const terms = readTerms(components, { feeRecipient })
  const collection = await findCollection(context, network, terms.collection)
  checkTerms(terms, components, { collection, network, now: 0 })
  const [facts, block, paysFees] = await Promise.all([
    readFacts(network, hash, terms),
    network.client.getBlock({ blockNumber }),
    checkFees(network, terms).then(
      () => true,
      (error) => {
        if (error instanceof ServiceError) return false
        throw error
      },
    ),
  ])
  return orderRow({
    at: new Date(Number(block.timestamp) * 1000),
    blockNumber,
    components,
    network,
    origin: paysFees
      ? {
          marketplace: 'service_marketplace_v1',
          source: 'service_marketplace_v1',
        }
      : { marketplace: 'external_1', source: 'external' },
    state: stateOf(orderFacts(facts, components, terms)),
    terms,
  })
}
