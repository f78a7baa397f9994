import { type FlowStage, getFlowStage } from '../trade/flowStage.js'
import type { BasketTrade } from './basketTrade.js'

/** Returns the stage of a purchase, including one that is being resumed. */
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
