import type { Address } from 'viem'
import type { Connector } from 'wagmi'

/** Whether the wallet can trade now. */
export type WalletState =
  /** No wallet, or it is connecting. */
  | {
      status: 'disconnected' | 'connecting' | 'reconnecting'
      address?: undefined
    }
  /** It has an account, but can't sign. */
  | { status: 'watchOnly'; address: Address }
  /** The flow belongs to another account: `wanted`. */
  | { status: 'wrongAccount'; address: Address; wanted: Address }
  /** It is on another chain. */
  | { status: 'wrongChain'; address: Address }
  | { status: 'ready'; address: Address }

export type ConnectionFacts = {
  address?: Address | undefined
  chainId?: number | undefined
  connector?: Pick<Connector, 'getProvider'> | undefined
  status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
}

export function getWalletState(
  { address, chainId, connector, status }: ConnectionFacts,
  wanted: {
    account?: Address | undefined
    chainId?: number | undefined
  } = {},
): WalletState {
  if (status === 'reconnecting') return { status }
  if (!address)
    return { status: status === 'connecting' ? status : 'disconnected' }
  const { account } = wanted
  if (account && account.toLowerCase() !== address.toLowerCase())
    return { status: 'wrongAccount', address, wanted: account }
  if (!connector?.getProvider) return { status: 'watchOnly', address }
  const isElsewhere = wanted.chainId && wanted.chainId !== chainId
  return { status: isElsewhere ? 'wrongChain' : 'ready', address }
}
