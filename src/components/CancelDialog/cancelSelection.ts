import { getOrderKey } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'
import type { PartProgress } from '../../steps/model/progress.js'

export type CancelSelection = {
  /** The orders of the run: the host may drop those that end. */
  begun?: readonly Order[] | undefined
  deselected: readonly string[]
  progress: Readonly<Record<string, PartProgress>>
  seen?: readonly PartProgress[] | undefined
}

export const emptySelection: CancelSelection = { progress: {}, deselected: [] }

export function withProgress(
  selection: CancelSelection,
  orders: readonly Order[],
  parts: readonly PartProgress[] | undefined,
): CancelSelection {
  const progress = { ...selection.progress }
  for (const [index, part] of (parts ?? []).entries()) {
    const order = orders[index]
    const id = order && getOrderKey(order)
    if (!id || progress[id]?.status === 'done') continue
    progress[id] = part
  }
  return { ...selection, progress, seen: parts }
}

export function withoutFailure(selection: CancelSelection): CancelSelection {
  const { progress } = selection
  const others = Object.entries(progress).filter(
    ([, it]) => it.status !== 'failed',
  )
  return { ...selection, progress: Object.fromEntries(others) }
}

export function withToggled(
  selection: CancelSelection,
  order: Order,
): CancelSelection {
  const { deselected } = selection
  const id = getOrderKey(order)
  return {
    ...selection,
    deselected: deselected.includes(id)
      ? deselected.filter((it) => it !== id)
      : [...deselected, id],
  }
}
