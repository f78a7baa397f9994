import { eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { OrderComponents } from '../chain/seaport.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { collectibleOf } from '../database/collectibleOf.js'
import { balances, collectibles, cursors, orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { type OrderOrigin, orderRow } from './orderRow.js'
import { stateOf } from './orderState.js'
import { type ChainFacts, orderFacts } from './readFacts.js'
import type { OrderTerms } from './readTerms.js'

/** A new order, checked. */
export type NewOrder = {
  components: OrderComponents
  hash: Hex
  origin: OrderOrigin
  /** Asks the chain; throws when the order cannot be filled any more. */
  read(): Promise<ChainFacts>
  signature: Hex
  terms: OrderTerms
}

/**
 * Enters an order. What the chain says must not be older than the indexer's
 * cursor, or an event between the two would be lost on this order.
 */
export async function storeOrder(
  context: ServiceContext,
  network: NetworkConfig,
  order: NewOrder,
): Promise<void> {
  const early = await order.read()
  await context.db.transaction(async (tx) => {
    const [cursor] = await tx
      .select()
      .from(cursors)
      .where(eq(cursors.chainId, network.chainId))
      .for('update')
    const isStale = cursor && BigInt(cursor.blockNumber) > early.blockNumber
    const facts = isStale ? await order.read() : early
    const { components, hash, origin, signature, terms } = order
    await storeHolding(tx, network, terms, facts)
    await tx
      .insert(orders)
      .values({
        ...orderRow({
          at: new Date(context.now()),
          blockNumber: facts.blockNumber,
          components,
          network,
          origin,
          signature,
          state: stateOf(orderFacts(facts, components, terms)),
          terms,
        }),
        orderHash: hash,
      })
      .onConflictDoNothing()
  })
}

/** Notes the token and its holder, where the indexer has not been yet. */
async function storeHolding(
  tx: Db,
  { chainId }: NetworkConfig,
  { collection, maker, tokenId }: OrderTerms,
  { blockNumber, holding }: ChainFacts,
): Promise<void> {
  // Offers may be for tokens that do not exist.
  if (tokenId === undefined || holding === undefined) return
  const place = { chainId, contractAddress: collection, tokenId }
  await tx
    .insert(collectibles)
    .values(collectibleOf({ ...place, metadata: {} }))
    .onConflictDoNothing()
  await tx
    .insert(balances)
    .values({
      ...place,
      owner: maker,
      amount: holding,
      blockNumber: Number(blockNumber),
    })
    .onConflictDoNothing()
}
