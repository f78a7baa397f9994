'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { useListTerms } from '../ListDialog/useListTerms.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import type { useEditListing } from './useEditListing.js'
import type { useEditRun } from './useEditRun.js'

/** What is filled in for the new listing; at first what the old one has. */
export function useEditTerms(
  { list, order, question, revise, run }: ReturnType<typeof useEditRun>,
  options: Pick<useEditListing.Parameters, 'contractType' | 'currencies'> & {
    enabled: boolean
  },
) {
  const { contractType, currencies, enabled } = options
  const { locale } = useMarketKit()
  const { decimals } = useOrderCurrency(order)
  return useListTerms({
    currencies,
    editing: order,
    enabled,
    flow: list,
    initial: {
      currency: order.priceCurrencyAddress,
      price: formatPrice(order.priceAmount, decimals, { exact: true, locale }),
      quantity: BigInt(order.quantityRemaining ?? '1'),
    },
    item: {
      chainId: order.chainId,
      contractAddress: order.collectionContractAddress,
      contractType,
      tokenId: order.tokenId ?? '0',
    },
    onRevise: run?.error ? revise : undefined,
    orderbook: bookOf(order),
    orderbooks: undefined,
    question,
    resumed: run && {
      submittedAt: run.updated ?? Date.now(),
      variables: run.listing,
    },
  })
}

/** The book that the old listing is in, where one can list there. */
function bookOf({ marketplace }: Order) {
  return marketplace === 'service_marketplace_v1' ? marketplace : undefined
}
