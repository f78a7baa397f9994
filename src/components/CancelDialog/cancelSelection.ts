import { getOrderKey } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'
import type { PartProgress } from '../../steps/base/progress.js'

/** What is chosen to be cancelled, and what has become of it so far. */
export type CancelSelection = {
  /** Orders that it was begun with: those that end may leave the host's list. */
  begun?: readonly Order[] | undefined
  /** Names of the orders that are left out. */
  left: readonly string[]
  /** Where the orders stand, by name; absent while they wait. */
  ends: Readonly<Record<string, PartProgress>>
  /** The progress that `ends` include. */
  seen?: readonly PartProgress[] | undefined
}

/** Before anything is chosen or begun. */
export const emptySelection: CancelSelection = { ends: {}, left: [] }

/** Adds the progress of a run. What was done before stays done. */
export function withProgress(
  selection: CancelSelection,
  orders: readonly Order[],
  parts: readonly PartProgress[] | undefined,
): CancelSelection {
  const ends = { ...selection.ends }
  for (const [index, part] of (parts ?? []).entries()) {
    const order = orders[index]
    const id = order && getOrderKey(order)
    if (!id || ends[id]?.status === 'done') continue
    ends[id] = part
  }
  return { ...selection, ends, seen: parts }
}

/** What failed waits again; what is done, and chosen, is as it was. */
export function withoutFailure(selection: CancelSelection): CancelSelection {
  const { ends } = selection
  const others = Object.entries(ends).filter(([, it]) => it.status !== 'failed')
  return { ...selection, ends: Object.fromEntries(others) }
}

/** Leaves an order out, or takes it in again. */
export function withToggled(
  selection: CancelSelection,
  order: Order,
): CancelSelection {
  const { left } = selection
  const id = getOrderKey(order)
  return {
    ...selection,
    left: left.includes(id) ? left.filter((it) => it !== id) : [...left, id],
  }
}
