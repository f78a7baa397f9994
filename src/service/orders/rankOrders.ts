import { type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { orders } from '../database/schema.js'
import type { Db } from '../database/types.js'
import { splitIntoChunks } from '../splitIntoChunks.js'

/** Identifies orders that compete with each other. One of them is the best. */
export type OrderSlot = {
  contractAddress: Address
  side: 'listing' | 'offer'
  /** Null for offers for any token of the collection. */
  tokenId: bigint | null
}

/** Columns that identify the slot of an order. */
export const slotColumns = {
  contractAddress: orders.contractAddress,
  side: orders.side,
  tokenId: orders.tokenId,
}

/** Slots per statement. */
const chunkSize = 1000

/**
 * Marks the best fillable order of each slot. Call it in the transaction that
 * changed the orders, while it holds the chain's lock.
 */
export async function rankOrders(
  tx: Db,
  {
    chainId,
    now,
    slots,
  }: {
    chainId: number
    /** Unix milliseconds. */
    now: number
    slots: readonly OrderSlot[]
  },
): Promise<void> {
  const distinct = [...new Map(slots.map((p) => [getKey(p), p])).values()]
  const groups = [
    distinct.filter(({ tokenId }) => tokenId !== null),
    distinct.filter(({ tokenId }) => tokenId === null),
  ]
  for (const [index, group] of groups.entries())
    for (const chunk of splitIntoChunks(group, chunkSize))
      await rankChunk(tx, {
        at: sql`${new Date(now).toISOString()}::timestamptz`,
        chainId,
        chunk,
        sameToken: index === 0 ? sql`= p.token` : sql`is null`,
      })
}

function getKey({ contractAddress, side, tokenId }: OrderSlot): string {
  return `${contractAddress}:${side}:${tokenId}`
}

async function rankChunk(
  tx: Db,
  {
    at,
    chainId,
    chunk,
    sameToken,
  }: { at: SQL; chainId: number; chunk: readonly OrderSlot[]; sameToken: SQL },
) {
  const slots = sql`jsonb_to_recordset(${JSON.stringify(
    chunk.map(({ contractAddress, side, tokenId }) => ({
      contract: contractAddress.toLowerCase(),
      side,
      token: tokenId?.toString() ?? null,
    })),
  )}::jsonb) as p(contract text, side text, token numeric)`
  const inSlot = (o: SQL) =>
    sql`${o}.chain_id = ${chainId} and ${o}.contract_address = p.contract and ${o}.side = p.side and ${o}.token_id ${sameToken}`
  const fillable = (o: SQL) =>
    sql`${inSlot(o)} and ${o}.status = 'active' and ${o}.valid_from <= ${at} and ${o}.valid_until > ${at}`
  // Changes are selected first, slot by slot (`offset` prevents another plan), because
  // a plan must never read all orders. The former best order is unmarked first:
  // each slot has at most one.
  await tx.execute(sql`
    with former as materialized (
      select p.contract, found.order_hash
      from ${slots} cross join lateral (
        select o.order_hash from ${orders} o
        where ${inSlot(sql`o`)} and o.standing = 'best' and (
          o.status <> 'active'
          or o.valid_from > ${at}
          or o.valid_until <= ${at}
          or exists (
            select from ${orders} c
            where ${fillable(sql`c`)}
              and (c.rank, c.rank_amount, c.id) < (o.rank, o.rank_amount, o.id)
          )
        )
        offset 0
      ) found
    )
    update ${orders} o
    set standing = case
      when o.status = 'active' and o.valid_from > ${at} then 'waiting'
    end
    from former
    where o.chain_id = ${chainId} and o.contract_address = former.contract
      and o.order_hash = former.order_hash`)
  await tx.execute(sql`
    with first as materialized (
      select p.contract, found.order_hash
      from ${slots} cross join lateral (
        select c.order_hash from ${orders} c
        where ${fillable(sql`c`)}
        order by c.token_id, c.rank, c.rank_amount, c.id
        limit 1
      ) found
    )
    update ${orders} o set standing = 'best'
    from first
    where o.chain_id = ${chainId} and o.contract_address = first.contract
      and o.order_hash = first.order_hash
      and o.standing is distinct from 'best'`)
}
