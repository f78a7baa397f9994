import { type FlowStage, getFlowStage } from '../trade/flowStage.js'
import type { BasketTrade } from './basketTrade.js'

/** The stage of a purchase of several, begun here or before. */
export function basketStage({
  error,
  flow,
  next,
  question,
}: BasketTrade): FlowStage {
  const status =
    next === 'resuming'
      ? 'pending'
      : flow.isIdle && error && next === 'failed'
        ? 'error'
        : flow.status
  return getFlowStage({ status }, question)
}
