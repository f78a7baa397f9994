'use client'
import type { Address } from 'viem'
import { type MarketKitError, StepError } from '../../errors.js'
import { useOnline } from '../../hooks/useOnline.js'
import type { WalletState } from '../../hooks/walletState.js'

/** State of a trade: its frame, button and notices read it. */
export type TradeState =
  | FlowState
  /** An earlier purchase is being checked. */
  | { status: 'resuming'; error?: undefined }

/** State of a trade that can't have begun elsewhere. */
export type FlowState =
  | { status: 'review' | 'working' | 'success'; error?: undefined }
  | { status: 'failed'; error: MarketKitError }

/** Stage of a dialog's flow, written as `data-stage`. */
export type DialogStage =
  | 'review'
  | 'question'
  | 'working'
  | 'failed'
  | 'success'

/** Returns the state of a trade that is one flow. */
export function getFlowState(
  flow:
    | { error: MarketKitError; status: 'error' }
    | { error: null; status: 'idle' | 'pending' | 'success' },
): FlowState {
  switch (flow.status) {
    case 'idle':
      return { status: 'review' }
    case 'pending':
      return { status: 'working' }
    case 'error':
      return { status: 'failed', error: flow.error }
    case 'success':
      return { status: 'success' }
  }
}

/** Returns the stage of a dialog. An open question covers the trade. */
export function getStage(
  { status }: TradeState,
  question: { asked: unknown },
): DialogStage {
  if (question.asked) return 'question'
  return status === 'resuming' ? 'working' : status
}

/** Whether each action of the main button needs the service. */
const needsNetwork = {
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

/** The main button's action. Each trade extracts those that it uses. */
export type TradeNext = keyof typeof needsNetwork | 'offline'

/** Returns `offline` in place of an action that needs the network. */
export function useWhenOnline<next extends keyof typeof needsNetwork>(
  next: next,
): next | 'offline' {
  const isOnline = useOnline()
  return isOnline || !needsNetwork[next] ? next : 'offline'
}

/** Returns the account that a paused flow waits for. */
export function getPausedAccount(flow: {
  account: Address | undefined
  error: unknown
}): Address | undefined {
  return isPaused(flow.error) ? flow.account : undefined
}

/** Whether a flow stopped because the person switched accounts. */
export function isPaused(error: unknown): boolean {
  return error instanceof StepError && error.reason === 'wrongAccount'
}

/**
 * Whether the wallet allows the next press. After a failure whose outcome is
 * unknown, the press only looks for the outcome, which needs just an account.
 */
export function canAct(wallet: WalletState, error: unknown): boolean {
  return (
    wallet.status === 'ready' ||
    (isInDoubt(error) && wallet.address !== undefined)
  )
}

/** Whether a flow failed without knowing if it moved money or tokens. */
export function isInDoubt(error: unknown): boolean {
  return error instanceof StepError && error.fundsMoved === 'maybe'
}
