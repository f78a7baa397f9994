'use client'
import type { useList } from '../../hooks/useList.js'
import { useWallet } from '../../hooks/useWallet.js'
import { canAct, pausedFor } from '../parts/walletPause.js'
import type { ListFormState } from './useListForm.js'

/**
 * What the button of a listing stands for now: the wallet comes first, then
 * what is filled in, what has failed, the steps, and what has to be asked.
 */
export type ListNext =
  | 'working'
  | 'wallet'
  | 'fillIn'
  | 'failed'
  | 'noSteps'
  | 'checking'
  | 'asked'
  | 'list'

/** What can be done next; only `list` may be done by Enter too. */
export function useListAction(flow: useList.ReturnType, form: ListFormState) {
  const wallet = useWallet({ account: pausedFor(flow), chainId: form.chainId })
  const isReady = canAct(wallet, flow.error)
  return {
    next: isReady || flow.isPending ? nextOf(flow, form) : 'wallet',
    wallet,
  } as const
}

function nextOf(flow: useList.ReturnType, form: ListFormState): ListNext {
  const { isAsked, problem, quote, ready } = form
  if (flow.isPending) return 'working'
  if (problem || !ready) return 'fillIn'
  if (flow.error) return 'failed'
  if (quote.error) return 'noSteps'
  if (!quote.data) return 'checking'
  return isAsked ? 'asked' : 'list'
}
