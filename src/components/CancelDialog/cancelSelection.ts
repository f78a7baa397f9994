import { getOrderKey } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'
import type { PartProgress } from '../../steps/base/progress.js'

/** The orders chosen for cancellation, and the status of each. */
export type CancelSelection = {
  /** Orders of the current run. The host's list may lose those that end. */
  begun?: readonly Order[] | undefined
  /** Keys of the deselected orders. */
  left: readonly string[]
  /** Status by order key; absent while an order waits. */
  ends: Readonly<Record<string, PartProgress>>
  /** The progress that is already in `ends`. */
  seen?: readonly PartProgress[] | undefined
}

export const emptySelection: CancelSelection = { ends: {}, left: [] }

/** Adds the progress of a run. Finished orders stay finished. */
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

/** Resets failed orders to waiting, and keeps everything else. */
export function withoutFailure(selection: CancelSelection): CancelSelection {
  const { ends } = selection
  const others = Object.entries(ends).filter(([, it]) => it.status !== 'failed')
  return { ...selection, ends: Object.fromEntries(others) }
}

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
