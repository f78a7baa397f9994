'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { type FlowError, RequestError } from '../../errors.js'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import { useBuySteps } from '../../hooks/reads/useBuySteps.js'
import { useHoldings } from '../../hooks/reads/useHoldings.js'
import { useListingsPage } from '../../hooks/reads/useListingsPage.js'
import type { useBuy } from '../../hooks/trades/useBuy.js'
import { getOrderKey, isSameOrder } from '../../order/orderId.js'
import { getOrderProblem } from '../../order/orderStatus.js'
import { isPendingOrder } from '../../order/pendingOrder.js'
import { getAvailableQuantity, getWholeToken } from '../../order/quantity.js'
import { findCheapest } from '../../order/unitPrice.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'
import { toBuyRequest } from '../../steps/flows/buy.js'
import { useAddress } from '../../wallet/useConnection.js'
import { clamp } from '../trade/QuantityStepper.js'
import { isInDoubt, type TradeState } from '../trade/tradeState.js'
import { type EarlierPurchase, getBuyState } from './useEarlierPurchase.js'

/** A purchase, its quote, and whether the listing can still be bought. */
export type BuyQuote = {
  /** How many base units can be bought at most. */
  available: bigint
  /** Quantity to buy, in base units. */
  quantity: bigint
  /** The latest steps from the service. */
  quote: useBuySteps.ReturnType
  /** An open purchase from this listing that began elsewhere. */
  earlier: TrackedFlow | undefined
  /**
   * Why nothing can be bought. `gone`: the listing ended. `owned`: it ended and
   * this account owns the collectible. `bought`: this purchase succeeded.
   * `own`: this account is the seller. `pending`: no order book has the order
   * yet. `checking`: the reason is loading.
   */
  end: 'checking' | 'gone' | 'owned' | 'bought' | 'own' | 'pending' | undefined
  /** Whether fewer are left than the user chose. */
  quantityReduced: boolean
}

export function useBuyQuote(
  order: Order,
  options: {
    additionalFees: readonly AdditionalFee[]
    earlier: EarlierPurchase
    enabled: boolean
    flow: useBuy.ReturnType
  },
): BuyQuote & {
  failure: FlowError | null
  setQuantity: (quantity: bigint) => void
  variables: {
    additionalFees: readonly AdditionalFee[]
    order: Order
    quantity: string
  }
} {
  const { additionalFees, enabled, flow } = options
  const { bought, error, open: earlier } = options.earlier
  const address = useAddress()
  const [choice, choose] = useState<{ of: string; quantity: bigint }>()
  // The next purchase starts with one again.
  if (flow.isSuccess && choice) choose(undefined)
  const available = getAvailableQuantity(order)
  const name = getOrderKey(order)
  const wanted = choice?.of === name ? choice.quantity : undefined
  // A retry with the same quantity looks for the outcome before it prompts.
  const [begunItem] = flow.variables?.items ?? []
  const begun = begunItem?.quantity ?? getOpenQuantity(earlier)
  const quantity =
    wanted === undefined && begun !== undefined
      ? BigInt(begun)
      : clamp(wanted ?? 0n, available, getWholeToken(order))
  const knownEnd = getKnownEnd(order, address)
  const variables = { order, quantity: String(quantity), additionalFees }
  const quote = useBuySteps(
    address &&
      enabled &&
      !earlier &&
      !knownEnd &&
      !flow.isPending &&
      !flow.isSuccess
      ? {
          chainId: order.chainId,
          ...toBuyRequest({ ...variables, buyer: address }),
        }
      : skipToken,
  )
  const isDone = bought >= quantity
  const end = useEnd(order, { flow, isDone, quote })
  return {
    available,
    earlier,
    end: knownEnd ?? end,
    failure: flow.error ?? error ?? null,
    quantityReduced: flow.isIdle && wanted !== undefined && wanted > available,
    quantity,
    quote,
    setQuantity: (quantity) => choose({ of: name, quantity }),
    variables,
  }
}

export function getPurchaseState({
  earlier,
  end,
  error,
  flow,
}: Pick<BuyQuote, 'earlier' | 'end'> & {
  error: FlowError | null
  flow: useBuy.ReturnType
}): TradeState {
  return end === 'bought'
    ? { status: 'success' }
    : getBuyState(flow, { error, open: earlier })
}

function getKnownEnd(order: Order, account: string | undefined) {
  if (isPendingOrder(order)) return 'pending'
  return isSameText(account, order.createdBy) ? 'own' : undefined
}

function useEnd(
  order: Order,
  parameters: {
    flow: useBuy.ReturnType
    isDone: boolean
    quote: useBuySteps.ReturnType
  },
): BuyQuote['end'] {
  const { flow, isDone, quote } = parameters
  const address = useAddress()
  // If the outcome is unknown, this purchase itself may have ended the listing.
  const gone =
    !isInDoubt(flow.error) && (isGone(quote.error) || isGone(flow.error))
  const tokenId = order.tokenId ?? ''
  const held = useHoldings(
    gone && !isDone && tokenId && !isSameText(address, order.createdBy)
      ? {
          chainId: order.chainId,
          contractAddress: order.collectionContractAddress,
          // Only an ERC-721 token has a single owner.
          contractType: 'ERC721',
          query: { staleTime: 0 },
          tokenIds: [tokenId],
        }
      : skipToken,
  )
  if (!gone) return undefined
  if (isDone) return 'owned'
  if (held.isLoading) return 'checking'
  if (held.data?.[tokenId] !== '1') return 'gone'
  return flow.error ? 'bought' : 'owned'
}

function getOpenQuantity(open: TrackedFlow | undefined): string | undefined {
  if (open?.intent.kind !== 'buy') return undefined
  const [only, ...others] = open.intent.orders
  return others.length ? undefined : only?.quantity
}

export function isGone(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  if (error.reason === 'notFound') return true
  return (
    error.reason === 'invalidArgument' &&
    /^ordersData\.\d+\.orderId$/.test(error.field ?? '')
  )
}

export function useNextListing(gone: Order | undefined): Order | undefined {
  const address = useAddress()
  const { data } = useListingsPage(
    gone?.tokenId
      ? {
          chainId: gone.chainId,
          contractAddress: gone.collectionContractAddress,
          tokenId: gone.tokenId,
          filter: { currencies: [gone.priceCurrencyAddress] },
          query: { staleTime: 0 },
        }
      : skipToken,
  )
  const others = data?.listings.filter(
    (order) =>
      !getOrderProblem(order, undefined) &&
      !(gone && isSameOrder(order, gone)) &&
      !isSameText(address, order.createdBy),
  )
  return findCheapest(others ?? [])
}
