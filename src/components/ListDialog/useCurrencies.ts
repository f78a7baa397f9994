'use client'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { useChains } from 'wagmi'
import { useMarketKit } from '../../hooks/useMarketKit.js'

/** The currencies in which a listing can be priced. */
export function useCurrencies(
  chainId: number,
  allowed: readonly Address[] | undefined,
): { address: Address; symbol: string; decimals: number }[] {
  const { currencies } = useMarketKit()
  const native = useChains().find(({ id }) => id === chainId)?.nativeCurrency
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
