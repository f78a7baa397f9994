import { getFlowState, type TradeState } from '../trade/tradeState.js'
import type { BasketTrade } from './basketTrade.js'

export function getBasketState({ error, flow, next }: BasketTrade): TradeState {
  if (next === 'resuming') return { status: 'resuming' }
  return flow.isIdle && error && next === 'failed'
    ? { status: 'failed', error }
    : getFlowState(flow)
}
