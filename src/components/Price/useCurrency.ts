'use client'
import { erc20Abi, zeroAddress } from 'viem'
import { useChains, useReadContracts } from 'wagmi'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'

/** What is known of a currency. */
export type CurrencyFacts = { symbol: string; decimals: number }

/**
 * Symbol and decimals of a currency: from the provider's list, from the chain's
 * settings for the native one, else asked of the contract.
 */
export function useCurrency(
  chainId: number,
  address: string,
): CurrencyFacts | undefined {
  const { currencies } = useMarketKit()
  const chains = useChains()
  const known =
    currencies.find(
      (currency) =>
        currency.chainId === chainId &&
        currency.address.toLowerCase() === address.toLowerCase(),
    ) ??
    (address === zeroAddress
      ? (chains.find(({ id }) => id === chainId)?.nativeCurrency ?? ether)
      : undefined)
  const contract = { abi: erc20Abi, address: address as `0x${string}`, chainId }
  const { data } = useReadContracts({
    allowFailure: false,
    contracts: [
      { ...contract, functionName: 'symbol' },
      { ...contract, functionName: 'decimals' },
    ],
    query: { enabled: !known, staleTime: Number.POSITIVE_INFINITY },
  })
  return known ?? (data && { symbol: data[0], decimals: data[1] })
}

/** The currency of an order; without a symbol until that is known. */
export function useOrderCurrency(order: Order): CurrencyFacts {
  const known = useCurrency(order.chainId, order.priceCurrencyAddress)
  return known ?? { symbol: '', decimals: order.priceDecimals ?? 18 }
}

const ether = { symbol: 'ETH', decimals: 18 }
