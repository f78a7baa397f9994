import type { Address } from 'viem'
import type { Connector } from 'wagmi'

/** What a wallet can do for a trade now. */
export type WalletState =
  /** There is none, or it is on its way. */
  | {
      status: 'disconnected' | 'connecting' | 'reconnecting'
      address?: undefined
    }
  /** It shows an account, and cannot confirm anything. */
  | { status: 'watchOnly'; address: Address }
  /** What was begun belongs to another account: `wanted`. */
  | { status: 'wrongAccount'; address: Address; wanted: Address }
  /** It stands on another chain. */
  | { status: 'wrongChain'; address: Address }
  | { status: 'ready'; address: Address }

/** What wagmi tells of a connection. */
export type ConnectionFacts = {
  address?: Address | undefined
  /** Where the wallet stands. */
  chainId?: number | undefined
  connector?: Pick<Connector, 'getProvider'> | undefined
  status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
}

/**
 * Decides, in one place for every widget, whether a wallet can be asked now,
 * and what stands in the way.
 */
export function walletState(
  { address, chainId, connector, status }: ConnectionFacts,
  wanted: {
    /** Who has to act. @default whoever is connected */
    account?: Address | undefined
    /** Where. @default wherever the wallet stands */
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
