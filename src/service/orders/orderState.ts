/** Where an order may stand. */
export type OrderStatus =
  | 'active'
  | 'inactive'
  | 'expired'
  | 'cancelled'
  | 'filled'

/** What decides on the state of an order; amounts count tokens. */
export type OrderFacts = {
  quantityInitial: bigint
  /** How many are sold already. */
  filled: bigint
  /** Cancelled, or made with a counter that its maker has left behind. */
  cancelled: boolean
  /** How many the maker could hand over now: held and approved. */
  deliverable: bigint
  /** Whether its time is over. @default false */
  ended?: boolean | undefined
}

/** Where an order stands, and how much of it is left. */
export type OrderState = {
  status: OrderStatus
  quantityRemaining: bigint
  quantityAvailable: bigint
}

/** The statuses that may follow on one; facts choose among them. */
export const transitions = {
  active: ['active', 'inactive', 'expired', 'cancelled', 'filled'],
  inactive: ['active', 'inactive', 'expired', 'cancelled', 'filled'],
  // A sale before the end may be heard of after it.
  expired: ['expired', 'filled'],
  cancelled: ['cancelled'],
  filled: ['filled'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** The state of a new order. */
export function getInitialState(facts: OrderFacts): OrderState {
  const { cancelled, deliverable, ended, filled, quantityInitial } = facts
  const left = quantityInitial - filled
  const quantityRemaining = left > 0n ? left : 0n
  const quantityAvailable =
    deliverable < quantityRemaining ? deliverable : quantityRemaining
  const over = { quantityRemaining, quantityAvailable: 0n }
  if (quantityRemaining === 0n) return { status: 'filled', ...over }
  if (cancelled) return { status: 'cancelled', ...over }
  if (ended) return { status: 'expired', ...over }
  if (quantityAvailable === 0n) return { status: 'inactive', ...over }
  return { status: 'active', quantityRemaining, quantityAvailable }
}

/**
 * The state that follows on another one. `active` and `inactive` alternate
 * with what the maker can deliver; the others are final.
 */
export function nextState(
  current: OrderState,
  facts: OrderFacts,
  {
    undone = false,
  }: {
    /** A reorganisation took back what the state came from. @default false */
    undone?: boolean | undefined
  } = {},
): OrderState {
  const next = getInitialState(facts)
  const allowed: readonly OrderStatus[] = transitions[current.status]
  return undone || allowed.includes(next.status) ? next : current
}

/** Where a kept order stands now: what is stored follows the clock later. */
export function statusAt(
  order: { status: OrderStatus; validFrom: Date; validUntil: Date },
  now: number,
): OrderStatus {
  const { status, validFrom, validUntil } = order
  if (status !== 'active' && status !== 'inactive') return status
  if (validUntil.getTime() <= now) return 'expired'
  return validFrom.getTime() > now ? 'inactive' : status
}

/** How many tokens of an order are sold, from the share that Seaport keeps. */
export function getFilledQuantity(
  quantityInitial: bigint,
  { filled, size }: { filled: bigint; size: bigint },
): bigint {
  if (size === 0n) return 0n
  // Rounded up: a share that is no whole token cannot be sold again whole.
  return (quantityInitial * filled + size - 1n) / size
}

/** How many tokens the maker of an offer could pay for now. */
export function payable(
  funds: { allowance: bigint; balance: bigint },
  order: { quantityInitial: bigint; unitPrice: bigint },
): bigint {
  if (order.unitPrice === 0n) return order.quantityInitial
  const { allowance, balance } = funds
  if (allowance < balance) return allowance / order.unitPrice
  return balance / order.unitPrice
}
