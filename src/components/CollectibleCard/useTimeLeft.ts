'use client'
import { useSyncExternalStore } from 'react'
import { getExpiryTime } from '../../order/orderTime.js'
import type { Order } from '../../rpc/schemas.js'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Returns the seconds until an order ends, if that is less than a day away: in
 * whole hours, then minutes, and seconds in the last minute; 0 once it ended.
 * Undefined on a server.
 */
export function useTimeLeft(order: Order | undefined): number | undefined {
  const end = order && getExpiryTime(order)
  return useSyncExternalStore(
    end === undefined ? never : everySecond,
    () => (end === undefined ? undefined : timeUntil(end)),
    unknown,
  )
}

function timeUntil(end: number): number | undefined {
  const left = Math.ceil((end - Date.now()) / 1000)
  if (left >= day) return undefined
  const unit = left >= hour ? hour : left >= minute ? minute : 1
  return Math.max(0, left - (left % unit))
}

const never = () => () => {}
const unknown = () => undefined
const listeners = /* @__PURE__ */ new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

/** Cards share one timer. */
function everySecond(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(() => {
    for (const told of listeners) told()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}
