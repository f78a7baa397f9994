import type { Address } from 'viem'
import { StepError } from '../../errors.js'
import type { WalletState } from '../../hooks/walletState.js'

/**
 * Whose turn it is in a flow that stopped because the person had switched
 * accounts; undefined for every other flow.
 */
export function getPausedAccount(flow: {
  account: Address | undefined
  error: unknown
}): Address | undefined {
  const { account, error } = flow
  return error instanceof StepError && error.reason === 'wrongAccount'
    ? account
    : undefined
}

/**
 * Whether the next press makes sense as the wallet stands. After a failure in
 * doubt it only looks, which needs an account and no more.
 */
export function canAct({ address, status }: WalletState, error: unknown) {
  const onlyLooks = error instanceof StepError && error.fundsMoved === 'maybe'
  return status === 'ready' || (onlyLooks && address !== undefined)
}
