'use client'
import type { Address } from 'viem'
import { type FlowError, StepError } from '../../errors.js'
import type { WalletState } from '../../hooks/context/walletState.js'
import { useOnline } from '../../hooks/page/useOnline.js'

export type TradeState = FlowState | { status: 'resuming'; error?: undefined }

export type FlowState =
  | { status: 'review' | 'working' | 'success'; error?: undefined }
  | { status: 'failed'; error: FlowError }

export type TradeKind = 'buy' | 'list' | 'cancel'

export type DialogStage =
  | 'review'
  | 'question'
  | 'working'
  | 'failed'
  | 'success'

export function getFlowState(
  flow:
    | { error: FlowError; status: 'error' }
    | { error: null; status: 'idle' | 'pending' | 'success' },
): FlowState {
  return flow.status === 'error'
    ? { status: 'failed', error: flow.error }
    : { status: statuses[flow.status] }
}

const statuses = {
  idle: 'review',
  pending: 'working',
  success: 'success',
} as const

export function getStage(
  { status }: TradeState,
  question: { asked: unknown },
): DialogStage {
  if (question.asked) return 'question'
  return status === 'resuming' ? 'working' : status
}

const needsNetwork = {
  accept: true,
  addFunds: false,
  confirmPrice: true,
  buy: true,
  cancel: true,
  cancelOld: true,
  change: true,
  checking: true,
  choose: false,
  done: false,
  failed: true,
  incomplete: false,
  removeUnavailable: false,
  list: true,
  quoteFailed: true,
  pending: false,
  empty: false,
  alternative: false,
  unavailable: false,
  resuming: true,
  sold: false,
  wallet: false,
  working: false,
}

export type TradeNext = keyof typeof needsNetwork | 'offline'

export function useWhenOnline<next extends keyof typeof needsNetwork>(
  next: next,
): next | 'offline' {
  const isOnline = useOnline()
  return isOnline || !needsNetwork[next] ? next : 'offline'
}

export function getPausedAccount(flow: {
  account: Address | undefined
  error: unknown
}): Address | undefined {
  return isPaused(flow.error) ? flow.account : undefined
}

export function isPaused(error: unknown): boolean {
  return error instanceof StepError && error.reason === 'wrongAccount'
}

/** After an unknown outcome, the button only checks it, which needs no signature. */
export function canAct(wallet: WalletState, error: unknown): boolean {
  return (
    wallet.status === 'ready' ||
    (isInDoubt(error) && wallet.address !== undefined)
  )
}

export function getUnresolved(error: unknown): StepError['unresolved'] {
  return error instanceof StepError ? error.unresolved : undefined
}

export function isInDoubt(error: unknown): boolean {
  return error instanceof StepError && error.fundsMoved === 'maybe'
}
