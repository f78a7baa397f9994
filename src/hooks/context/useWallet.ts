'use client'
import type { Address } from 'viem'
import { UserRejectedRequestError } from 'viem'
import { StepError } from '../../errors.js'
import { useConnection } from '../../wallet/useConnection.js'
import { useSwitchChain } from '../../wallet/useSwitchChain.js'
import { getWalletName } from './getWalletName.js'
import { useMarketKit } from './useMarketKit.js'
import { useWagmiConfig } from './useWagmiConfig.js'
import { getWalletState, type WalletState } from './walletState.js'

/**
 * Whether the wallet can sign on a chain, the reason if not, and the remedy.
 * Prompts the wallet only when you call `switchChain`. Reading works in every
 * state.
 *
 * @example
 * import { useWallet } from 'marketkit'
 *
 * const { chainName, status, switchChain } = useWallet({ chainId: 137 })
 *
 * {status === 'wrongChain' && (
 *   <button onClick={switchChain}>Switch to {chainName}</button>
 * )}
 */
export function useWallet({
  account,
  chainId,
}: useWallet.Parameters = {}): useWallet.ReturnType {
  const config = useWagmiConfig('useWallet')
  const { onConnect } = useMarketKit()
  const connection = useConnection({ config })
  const { error, isPending, mutate } = useSwitchChain({ config })
  const state = getWalletState(connection, { account, chainId })
  const isElsewhere = state.status === 'wrongChain'
  return {
    ...state,
    chainName: config.chains.find(({ id }) => id === chainId)?.name,
    connect: onConnect,
    isSwitching: isElsewhere && isPending,
    name: getWalletName(connection.connector),
    switchChain: () => chainId !== undefined && mutate({ chainId }),
    switchError: isElsewhere && error ? toStepError(error) : undefined,
  }
}

function toStepError(cause: Error): StepError {
  const isRefused = [cause, cause.cause].some(
    (it) => (it as { code?: unknown })?.code === UserRejectedRequestError.code,
  )
  const reason = isRefused ? 'rejected' : 'wrongChain'
  return new StepError({ reason, index: 0, fundsMoved: 'no', cause })
}

export declare namespace useWallet {
  type Parameters = {
    /** Account that must act. @default the connected account */
    account?: Address | undefined
    /** Wanted chain. @default the wallet's chain */
    chainId?: number | undefined
  }
  type ReturnType = WalletState & {
    /** Name of the wanted chain, if wagmi's config has it. */
    chainName: string | undefined
    /** Opens the host's connect dialog; undefined if there is none. */
    connect: (() => void) | undefined
    /** Whether a switch of the chain is pending. */
    isSwitching: boolean
    /** Name of the wallet, if known. */
    name: string | undefined
    /** Asks the wallet to switch to the chain, and to add it if needed. */
    switchChain: () => void
    /** Why the switch failed. */
    switchError: StepError | undefined
  }
}
