'use client'
import { useContext } from 'react'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { WagmiContext } from 'wagmi'
import { useMarketKit } from '../../hooks/useMarketKit.js'

/** A currency that a price can be in. */
export type ListCurrency = {
  /** The zero address is the native one. */
  address: Address
  /** What people call it. */
  symbol: string
  /** Digits after the decimal sign. */
  decimals: number
}

/** What is counted in where nobody has told of any currency. */
export const ether: ListCurrency = {
  address: zeroAddress,
  symbol: 'ETH',
  decimals: 18,
}

/** The currencies of a chain, its own coin first where the app tells of it. */
export function useCurrencies(
  chainId: number,
  allowed: readonly Address[] | undefined,
): ListCurrency[] {
  const { currencies } = useMarketKit()
  const chains = useContext(WagmiContext)?.chains
  const native = chains?.find(({ id }) => id === chainId)?.nativeCurrency
  const known = [
    ...(native ? [{ ...native, address: zeroAddress as Address }] : []),
    ...currencies.filter(
      (currency) =>
        currency.chainId === chainId &&
        !(native && isAddressEqual(currency.address, zeroAddress)),
    ),
  ]
  if (!allowed) return known
  return known.filter(({ address }) =>
    allowed.some((candidate) => isAddressEqual(candidate, address)),
  )
}
