import type { Address } from 'viem'
import { StepError } from '../../errors.js'
import type { WalletState } from '../../hooks/walletState.js'

/**
 * Returns the account that a flow waits for after the person switched accounts;
 * undefined for other flows.
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
 * Whether the wallet allows the next press. After a failure whose outcome is
 * unknown, the press only looks for the outcome, which needs just an account.
 */
export function canAct({ address, status }: WalletState, error: unknown) {
  const onlyLooks = error instanceof StepError && error.fundsMoved === 'maybe'
  return status === 'ready' || (onlyLooks && address !== undefined)
}
