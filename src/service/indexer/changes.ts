import type { Address, Hex } from 'viem'
import type { Holding } from '../chain/reads.js'
import type { OrderParameters } from '../chain/seaport.js'

/** An order that its maker registered on chain. */
export type ValidatedOrder = {
  blockNumber: bigint
  hash: Hex
  parameters: OrderParameters
}

/** A holding that changed; without an amount, it has to be read. */
export type ChangedHolding = Holding & {
  amount?: bigint | undefined
  /** The block of the event. */
  blockNumber: bigint
}

/** What orders may have changed by an event; each kind names other fields. */
export type Touch = {
  /** The block of the event. */
  block: number
  hash?: Hex | undefined
  maker?: Address | undefined
  collection?: Address | undefined
  tokenId?: bigint | undefined
  currency?: Address | undefined
}

/**
 * What Seaport told of an order; what a maker has of a token, or lets Seaport
 * move of it, or of a whole collection; the counter of a maker; the money of
 * the maker of offers.
 */
export const touchKinds = [
  'hash',
  'token',
  'approval',
  'counter',
  'funds',
] as const

/** One of `touchKinds`. */
export type TouchKind = (typeof touchKinds)[number]

/** Tokens whose metadata a collection says have changed. */
export type TokenRange = { collection: Address; first: bigint; last: bigint }

/**
 * What a range of blocks touched. Events say where to look; what is there
 * now is read from the chain, so that reading a range twice does no harm.
 */
export type Changes = {
  holdings: Map<string, ChangedHolding>
  touches: Record<TouchKind, Map<string, Touch>>
  validated: ValidatedOrder[]
  metadata: TokenRange[]
}

/** Nothing yet. */
export function noChanges(): Changes {
  return {
    holdings: new Map(),
    touches: {
      hash: new Map(),
      token: new Map(),
      approval: new Map(),
      counter: new Map(),
      funds: new Map(),
    },
    validated: [],
    metadata: [],
  }
}

/** Notes a touch; of equal ones, the last stays. */
export function touch(changes: Changes, kind: TouchKind, what: Touch): void {
  const { collection, currency, hash, maker, tokenId } = what
  const key = [hash, maker, collection, tokenId, currency].join(':')
  changes.touches[kind].set(key.toLowerCase(), what)
}

/** Notes that a holding changed. */
export function hold(changes: Changes, held: ChangedHolding): void {
  const { blockNumber, collection, owner, tokenId } = held
  changes.holdings.set(`${collection}:${tokenId}:${owner}`.toLowerCase(), held)
  const block = Number(blockNumber)
  touch(changes, 'token', { block, collection, maker: owner, tokenId })
}

/** Notes that metadata changed; tokens in a row become one range. */
export function refresh(changes: Changes, range: TokenRange): void {
  const { collection, first, last } = range
  const before = changes.metadata.at(-1)
  const isNext =
    before?.collection === collection &&
    first >= before.first &&
    first <= before.last + 1n
  if (!isNext) changes.metadata.push({ ...range })
  else if (last > before.last) before.last = last
}
