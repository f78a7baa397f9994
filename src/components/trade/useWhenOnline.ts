'use client'
import { useOnline } from '../../hooks/useOnline.js'
import type { TradeNext } from './tradeNext.js'

/** What is asked of the service, or ends in something that is posted. */
const needsNetwork: Record<Exclude<TradeNext, 'offline'>, boolean> = {
  accept: true,
  addFunds: false,
  asked: true,
  buy: true,
  cancel: true,
  cancelOld: true,
  change: true,
  checking: true,
  choose: false,
  done: false,
  failed: true,
  fillIn: false,
  leaveOut: false,
  list: true,
  noSteps: true,
  notYet: false,
  nothing: false,
  other: false,
  over: false,
  resuming: true,
  sold: false,
  wallet: false,
  working: false,
}

/** What can be done now: without a network nothing is begun. */
export function useWhenOnline<next extends keyof typeof needsNetwork>(
  next: next,
): next | 'offline' {
  const isOnline = useOnline()
  return isOnline || !needsNetwork[next] ? next : 'offline'
}
