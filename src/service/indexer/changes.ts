import type { Address, Hex } from 'viem'
import type { Holding } from '../chain/reads.js'
import type { OrderParameters } from '../chain/seaport.js'

/** An order that its maker registered on chain. */
export type ValidatedOrder = {
  blockNumber: bigint
  hash: Hex
  parameters: OrderParameters
}

/** A holding that changed; without an amount, it must be read. */
export type ChangedHolding = Holding & {
  amount?: bigint | undefined
  /** Block of the event. */
  blockNumber: bigint
}

/** Orders that an event may have changed; each kind has other fields. */
export type Touch = {
  /** Block of the event. */
  block: number
  hash?: Hex | undefined
  maker?: Address | undefined
  collection?: Address | undefined
  tokenId?: bigint | undefined
  currency?: Address | undefined
}

/**
 * Kinds of touches: the registration of an order, a fill, a cancellation; a
 * maker's balance or approval of a token; its approval of a collection; its
 * counter; its money, for offers.
 */
export const touchKinds = [
  'registration',
  'fill',
  'cancellation',
  'token',
  'approval',
  'counter',
  'funds',
] as const

/** One of `touchKinds`. */
export type TouchKind = (typeof touchKinds)[number]

/** Tokens whose metadata changed, by an event of their collection. */
export type TokenRange = { collection: Address; first: bigint; last: bigint }

/**
 * The changes of a range of blocks. Events say where to look; the current state
 * is read from the chain, so reading a range twice is harmless.
 */
export type Changes = {
  holdings: Map<string, ChangedHolding>
  touches: Record<TouchKind, Map<string, Touch>>
  validated: ValidatedOrder[]
  metadata: TokenRange[]
}

/** Creates an empty set of changes. */
export function noChanges(): Changes {
  return {
    holdings: new Map(),
    touches: {
      registration: new Map(),
      fill: new Map(),
      cancellation: new Map(),
      token: new Map(),
      approval: new Map(),
      counter: new Map(),
      funds: new Map(),
    },
    validated: [],
    metadata: [],
  }
}

/** Kinds that an order can have again after its end. */
const repeatable: readonly TouchKind[] = ['cancellation', 'counter']

/** Adds a touch. Of equal ones the last stays; of cancellations the first. */
export function touch(changes: Changes, kind: TouchKind, what: Touch): void {
  const touches = changes.touches[kind]
  const key = toKey(what)
  if (!repeatable.includes(kind) || !touches.has(key)) touches.set(key, what)
}

/** Returns the block of an order's touch. */
export function findBlock(
  { touches }: Pick<Changes, 'touches'>,
  kind: TouchKind,
  hash: Hex,
): number | undefined {
  return touches[kind].get(toKey({ hash }))?.block
}

function toKey({
  collection,
  currency,
  hash,
  maker,
  tokenId,
}: Omit<Touch, 'block'>): string {
  return [hash, maker, collection, tokenId, currency].join(':').toLowerCase()
}

/** Adds a changed holding. */
export function hold(changes: Changes, held: ChangedHolding): void {
  const { blockNumber, collection, owner, tokenId } = held
  changes.holdings.set(`${collection}:${tokenId}:${owner}`.toLowerCase(), held)
  const block = Number(blockNumber)
  touch(changes, 'token', { block, collection, maker: owner, tokenId })
}

/** Adds changed metadata; consecutive tokens become one range. */
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
