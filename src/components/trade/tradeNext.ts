'use client'
import { useOnline } from '../../hooks/useOnline.js'

/**
 * What the action button of a trade can stand for. Each trade extracts the
 * values that it uses. `TradeAction` renders those that all trades share.
 */
export type TradeNext =
  | 'accept'
  | 'addFunds'
  | 'asked'
  | 'buy'
  | 'cancel'
  | 'cancelOld'
  | 'change'
  | 'checking'
  | 'choose'
  | 'done'
  | 'failed'
  | 'fillIn'
  | 'leaveOut'
  | 'list'
  | 'noSteps'
  | 'notYet'
  | 'nothing'
  | 'offline'
  | 'other'
  | 'over'
  | 'resuming'
  | 'sold'
  | 'wallet'
  | 'working'

/** Whether the action needs the service. */
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

/** Returns `offline` in place of an action that needs the network. */
export function useWhenOnline<next extends keyof typeof needsNetwork>(
  next: next,
): next | 'offline' {
  const isOnline = useOnline()
  return isOnline || !needsNetwork[next] ? next : 'offline'
}
