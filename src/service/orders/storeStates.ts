import { eq, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { splitIntoChunks } from '../splitIntoChunks.js'
import { nextState, type OrderFacts, type OrderState } from './orderState.js'
import type { OrderSlot } from './rankOrders.js'

/** Facts of the chain about a stored order. */
export type ReadOrder = {
  collection: Address
  orderHash: Hex
  /** Block of the change. */
  block: number
  /** Time at which the order was filled or cancelled, if it is known. */
  time?: Date | undefined
  facts: OrderFacts
}

/** Orders per statement. */
const chunkSize = 1000

/**
 * Stores the states that follow from facts, and returns the places of changed
 * orders. Call it while the chain is locked.
 */
export async function storeStates(
  tx: Db,
  reads: readonly ReadOrder[],
  parameters: {
    chainId: number
    /** Unix milliseconds. */
    now: number
    /** Block as of which the facts are known. */
    readBlock: number
  },
): Promise<OrderSlot[]> {
  const slots: OrderSlot[] = []
  for (const chunk of splitIntoChunks(reads, chunkSize)) {
    const rows = await selectRows(tx, chunk, parameters)
    const known = new Map(chunk.map((read) => [read.orderHash, read]))
    const changes = rows.flatMap((row) => {
      const read = known.get(row.orderHash)
      if (!read) return []
      const ended = row.validUntil.getTime() <= parameters.now
      const undone = row.readBlock < 0
      const state = nextState(row, { ...read.facts, ended }, { undone })
      const isSame =
        state.status === row.status &&
        state.quantityAvailable === row.quantityAvailable &&
        state.quantityRemaining === row.quantityRemaining
      if (!isSame) slots.push(row)
      const { block, time } = read
      return [{ ...row, ...state, block, isSame, time }]
    })
    await writeStates(tx, changes, parameters)
  }
  return slots
}

function selectRows(
  tx: Db,
  chunk: readonly ReadOrder[],
  { chainId }: { chainId: number },
) {
  return tx
    .select({
      contractAddress: orders.contractAddress,
      orderHash: orders.orderHash,
      quantityAvailable: orders.quantityAvailable,
      quantityRemaining: orders.quantityRemaining,
      readBlock: orders.readBlock,
      side: orders.side,
      status: orders.status,
      tokenId: orders.tokenId,
      validUntil: orders.validUntil,
    })
    .from(orders)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(
        chunk.map(({ collection, orderHash }) => ({
          contract: collection.toLowerCase(),
          hash: orderHash,
        })),
      )}::jsonb) as r(contract text, hash text)`,
      sql`${orders.contractAddress} = r.contract and ${orders.orderHash} = r.hash`,
    )
    .where(eq(orders.chainId, chainId))
}

type Change = OrderState & {
  block: number
  contractAddress: Address
  isSame: boolean
  orderHash: Hex
  time: Date | undefined
}

async function writeStates(
  tx: Db,
  changes: readonly Change[],
  {
    chainId,
    now,
    readBlock,
  }: { chainId: number; now: number; readBlock: number },
) {
  if (changes.length === 0) return
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const rows = changes.map((change) => ({
    available: change.quantityAvailable.toString(),
    block: change.block,
    contract: change.contractAddress,
    hash: change.orderHash,
    remaining: change.quantityRemaining.toString(),
    same: change.isSame,
    status: change.status,
    time: change.time?.toISOString(),
  }))
  // Blocks and this service have different clocks.
  const changedAt = sql`greatest(o.order_created_at, least(s.time, ${at}))`
  await tx.execute(sql`
    update ${orders} o set
      status = s.status,
      standing = case
        when s.status <> 'active' then null
        when o.valid_from > ${at} then 'waiting'
        else o.standing
      end,
      quantity_remaining = s.remaining,
      quantity_available = s.available,
      read_block = ${readBlock},
      block_number = case when s.same then o.block_number else s.block end,
      order_updated_at = case
        -- State is read at the head, so an end may be stored before the block of
        -- its event is read.
        when s.same and (s.time is null or s.status not in ('filled', 'cancelled'))
          then o.order_updated_at
        -- An order can be cancelled again.
        when s.same and s.status = 'cancelled'
          then least(o.order_updated_at, ${changedAt})
        else ${changedAt}
      end,
      updated_at = case when s.same then o.updated_at else ${at} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s(available numeric, block bigint, contract text, hash text,
        remaining numeric, same boolean, status text, time timestamptz)
    where o.chain_id = ${chainId} and o.contract_address = s.contract
      and o.order_hash = s.hash`)
}
