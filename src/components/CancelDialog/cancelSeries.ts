import type { Address } from 'viem'
import type { MarketKitError } from '../../errors.js'
import { getOrderKey } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'
import type { useCancelMany } from './useCancelMany.js'

/** How one of a series stands. */
export type SeriesEnd = Pick<useCancelMany.Part, 'over' | 'status'>

/** Where a series of cancellations stands. */
export type CancelSeries = {
  /** Who began it. */
  account?: Address | undefined
  /** What it was begun with: those that end may leave the host's list. */
  begun?: readonly Order[] | undefined
  /** Names of those that are left out. */
  left: readonly string[]
  ends: Readonly<Record<string, SeriesEnd>>
  error?: MarketKitError | undefined
  isRunning: boolean
}

/** Before it is begun. */
export const idleSeries: CancelSeries = { ends: {}, isRunning: false, left: [] }

/** What failed waits again; what is done, and chosen, is as it was. */
export function withoutFailure({ ends, ...state }: CancelSeries): CancelSeries {
  const others = Object.entries(ends).filter(([, it]) => it.status !== 'failed')
  return { ...state, ends: Object.fromEntries(others), error: undefined }
}

/** Leaves one out, or takes it in again. */
export function toggled(state: CancelSeries, order: Order): CancelSeries {
  const { ends, left } = state
  const id = getOrderKey(order)
  if (left.includes(id))
    return { ...state, left: left.filter((it) => it !== id) }
  // With what has failed its failure is left out.
  const isFailed = ends[id]?.status === 'failed'
  return {
    ...(isFailed ? withoutFailure(state) : state),
    left: [...left, id],
  }
}
