/** What decides on the state of an order; amounts count tokens. */
export type OrderFacts = {
  quantityInitial: bigint
  /** How many are sold already. */
  filled: bigint
  /** Cancelled, or made with a counter that its maker has left behind. */
  cancelled: boolean
  /** How many the maker could hand over now: held and approved. */
  deliverable: bigint
}

/** Where an order stands, as far as time does not decide. */
export type OrderState = {
  status: 'active' | 'inactive' | 'cancelled' | 'filled'
  quantityRemaining: bigint
  quantityAvailable: bigint
}

/**
 * The state that follows from the facts: `active` and `inactive` alternate
 * with what the maker can deliver, `filled` and `cancelled` are final.
 * Whether an order has expired is for the reader's clock to say.
 */
export function stateOf(facts: OrderFacts): OrderState {
  const { cancelled, deliverable, filled, quantityInitial } = facts
  const left = quantityInitial - filled
  const quantityRemaining = left > 0n ? left : 0n
  if (quantityRemaining === 0n)
    return { status: 'filled', quantityRemaining, quantityAvailable: 0n }
  if (cancelled)
    return { status: 'cancelled', quantityRemaining, quantityAvailable: 0n }
  const quantityAvailable =
    deliverable < quantityRemaining ? deliverable : quantityRemaining
  return {
    status: quantityAvailable > 0n ? 'active' : 'inactive',
    quantityRemaining,
    quantityAvailable,
  }
}

/** How many tokens of an order are sold, from the share that Seaport keeps. */
export function filledOf(
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
