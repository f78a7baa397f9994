/** Status of an order. */
export type OrderStatus =
  | 'active'
  | 'inactive'
  | 'expired'
  | 'cancelled'
  | 'filled'

/** Facts that decide the state of an order; amounts are numbers of tokens. */
export type OrderFacts = {
  quantityInitial: bigint
  /** Tokens already sold. */
  filled: bigint
  /** Whether the order is cancelled, or has an old counter. */
  cancelled: boolean
  /** Tokens that the maker could deliver now: owned and approved. */
  deliverable: bigint
  /** Whether the order has expired. @default false */
  ended?: boolean | undefined
}

/** Status and quantities of an order. */
export type OrderState = {
  status: OrderStatus
  quantityRemaining: bigint
  quantityAvailable: bigint
}

/** Possible next statuses of each status. */
export const transitions = {
  active: ['active', 'inactive', 'expired', 'cancelled', 'filled'],
  inactive: ['active', 'inactive', 'expired', 'cancelled', 'filled'],
  // A fill from before the end may be read only after the end.
  expired: ['expired', 'filled'],
  cancelled: ['cancelled'],
  filled: ['filled'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Returns the state of a new order. */
export function getInitialState(facts: OrderFacts): OrderState {
  const { cancelled, deliverable, ended, filled, quantityInitial } = facts
  const left = quantityInitial - filled
  const quantityRemaining = left > 0n ? left : 0n
  const quantityAvailable =
    deliverable < quantityRemaining ? deliverable : quantityRemaining
  const unavailable = { quantityRemaining, quantityAvailable: 0n }
  if (quantityRemaining === 0n) return { status: 'filled', ...unavailable }
  if (cancelled) return { status: 'cancelled', ...unavailable }
  if (ended) return { status: 'expired', ...unavailable }
  if (quantityAvailable === 0n) return { status: 'inactive', ...unavailable }
  return { status: 'active', quantityRemaining, quantityAvailable }
}

/**
 * Returns the next state. `active` and `inactive` alternate with what the maker
 * can deliver; the others are final.
 */
export function nextState(
  current: OrderState,
  facts: OrderFacts,
  {
    undone = false,
  }: {
    /** Whether a reorg undid the block of the state. @default false */
    undone?: boolean | undefined
  } = {},
): OrderState {
  const next = getInitialState(facts)
  const allowed: readonly OrderStatus[] = transitions[current.status]
  return undone || allowed.includes(next.status) ? next : current
}

/**
 * Returns the status at a time; the stored status may be outdated. `statusSql`
 * is the same in SQL.
 */
export function statusAt(
  order: { status: OrderStatus; validFrom: Date; validUntil: Date },
  now: number,
): OrderStatus {
  const { status, validFrom, validUntil } = order
  if (status !== 'active' && status !== 'inactive') return status
  if (validUntil.getTime() <= now) return 'expired'
  return validFrom.getTime() > now ? 'inactive' : status
}

/** Returns the number of sold tokens from the share that Seaport stores. */
export function getFilledQuantity(
  quantityInitial: bigint,
  { filled, size }: { filled: bigint; size: bigint },
): bigint {
  if (size === 0n) return 0n
  // Rounded up: a partly sold token cannot be sold again as a whole.
  return (quantityInitial * filled + size - 1n) / size
}

/**
 * Returns the number of tokens that the maker of an offer could pay for now.
 */
export function payable(
  funds: { allowance: bigint; balance: bigint },
  order: { quantityInitial: bigint; unitPrice: bigint },
): bigint {
  if (order.unitPrice === 0n) return order.quantityInitial
  const { allowance, balance } = funds
  if (allowance < balance) return allowance / order.unitPrice
  return balance / order.unitPrice
}
