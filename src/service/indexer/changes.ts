import type { Address, Hex } from 'viem'
import type { Holding } from '../chain/reads.js'
import type { OrderParameters } from '../chain/seaport.js'
import type { OrderRow } from '../orders/orderRow.js'

/** An order that its maker registered on chain. */
export type ValidatedOrder = {
  blockNumber: bigint
  hash: Hex
  parameters: OrderParameters
}

/** A holding, and the block at which it was last seen to change. */
export type ChangedHolding = Holding & {
  amount?: bigint | undefined
  blockNumber: bigint
}

/**
 * What a range of blocks touched. Events say where to look; what is there
 * now is read from the chain, so that reading a range twice does no harm.
 */
export type Changes = {
  /** By `holdingKey`; without an amount, it has to be read. */
  holdings: Map<string, ChangedHolding>
  /** By `approvalKey`: who changed what Seaport may move. */
  approvals: Set<string>
  /** Orders of which Seaport told something. */
  hashes: Set<Hex>
  /** Makers who left their earlier orders behind. */
  counters: Set<Address>
  /** Makers of offers whose money or its approval changed. */
  funds: Set<Address>
  /** `orders.id` after which nobody watched the money of offers. */
  watchedUntil: number
  validated: ValidatedOrder[]
}

/** Nothing yet. */
export function noChanges(watchedUntil: number): Changes {
  return {
    holdings: new Map(),
    approvals: new Set(),
    hashes: new Set(),
    counters: new Set(),
    funds: new Set(),
    watchedUntil,
    validated: [],
  }
}

/** Tells holdings apart. */
export function holdingKey(
  collection: Address,
  tokenId: bigint,
  owner: Address,
): string {
  return `${collection}:${tokenId}:${owner}`.toLowerCase()
}

/** Tells approvals apart. */
export function approvalKey(collection: Address, owner: Address): string {
  return `${collection}:${owner}`.toLowerCase()
}

/** An address as the database reads it, so that sets find it. */
export function lower(address: Address): Address {
  return address.toLowerCase() as Address
}

/** Everybody whose orders may have changed. */
export function makersOf(changes: Changes): Address[] {
  const owners = [...changes.holdings.values()].map(({ owner }) => lower(owner))
  const approvers = [...changes.approvals].map(
    (key) => key.slice(key.indexOf(':') + 1) as Address,
  )
  return [
    ...new Set([
      ...owners,
      ...approvers,
      ...changes.counters,
      ...changes.funds,
    ]),
  ]
}

/** Whether an order has to be looked at again. */
export function touches(changes: Changes, order: OrderRow): boolean {
  const { contractAddress, id, maker, orderHash, side, tokenId } = order
  if (changes.hashes.has(orderHash) || changes.counters.has(maker)) return true
  if (side === 'offer')
    return changes.funds.has(maker) || id > changes.watchedUntil
  return (
    changes.approvals.has(approvalKey(contractAddress, maker)) ||
    changes.holdings.has(holdingKey(contractAddress, tokenId ?? 0n, maker))
  )
}
