'use client'
import { useState } from 'react'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { getOrderKey } from '../../order/orderId.js'
import { getExpiryTime } from '../../order/orderTime.js'
import { getItemDecimals, getRemainingQuantity } from '../../order/quantity.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Order } from '../../rpc/schemas.js'
import { getListingEnd, toLocalTime } from '../listing/listDraft.js'
import { useListTerms } from '../listing/useListTerms.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import type { useEditRun } from './useEditRun.js'

export function useEditTerms(
  { flow, order: given, question, run }: ReturnType<typeof useEditRun>,
  options: {
    contractType: 'ERC721' | 'ERC1155'
    currencies: readonly Address[] | undefined
    enabled: boolean
  },
) {
  const { contractType, currencies, enabled } = options
  const { locale } = useMarketKit()
  const order = {
    ...given,
    quantityDecimals: getItemDecimals({ ...given, contractType }),
  }
  const { decimals } = useOrderCurrency(order)
  const quantity = getRemainingQuantity(order)
  // Set once per form, so that passing time doesn't change it.
  const formKey = `${getOrderKey(order)} ${enabled}`
  const [old, setOld] = useState(() => ({
    endsAt: getPreviousEnd(order),
    formKey,
  }))
  if (old.formKey !== formKey)
    setOld({ endsAt: getPreviousEnd(order), formKey })
  const { endsAt } = old
  const terms = useListTerms({
    begun: run && {
      submittedAt: run.updated ?? Date.now(),
      variables: run.listing,
    },
    currencies,
    editing: order,
    enabled,
    flow,
    initial: {
      currency: order.priceCurrencyAddress,
      endsAt,
      price: formatPrice(getUnitPrice(order), decimals, {
        exact: true,
        locale,
      }),
      quantity,
    },
    item: {
      chainId: order.chainId,
      contractAddress: order.collectionContractAddress,
      contractType,
      tokenId: order.tokenId ?? '',
      quantityDecimals: order.quantityDecimals,
    },
    orderbook: getBook(order),
    question,
  })
  const isUnchanged =
    !run &&
    endsAt !== undefined &&
    terms.draft.endsAt === endsAt &&
    terms.pricePerToken === order.priceAmount &&
    terms.quantity === quantity &&
    isSameText(terms.currency.address, order.priceCurrencyAddress)
  return { ...terms, isUnchanged }
}

function getPreviousEnd(order: Order): string | undefined {
  const expiry = getExpiryTime(order)
  if (expiry === undefined) return undefined
  const endsAt = toLocalTime(expiry / 1000)
  const end = getListingEnd({ duration: 0, endsAt }, Date.now() / 1000)
  return end.problem ? undefined : endsAt
}

function getBook({ marketplace }: Order) {
  return marketplace === 'service_marketplace_v1' ? marketplace : undefined
}
