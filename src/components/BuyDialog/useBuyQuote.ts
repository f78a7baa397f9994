'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import { type MarketKitError, StepError } from '../../errors.js'
import type { TrackedFlow } from '../../hooks/trackedFlows.js'
import type { useBuy } from '../../hooks/useBuy.js'
import { useBuySteps } from '../../hooks/useBuySteps.js'
import { useHoldings } from '../../hooks/useHoldings.js'
import { getOrderKey } from '../../order/orderId.js'
import { isPendingOrder } from '../../order/pendingOrder.js'
import { getAvailableQuantity } from '../../order/quantity.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'
import { toBuyRequest } from '../../steps/flows/buy.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'
import { clamp } from '../trade/QuantityStepper.js'
import type { Earlier } from './useEarlier.js'
import { isGone } from './useNextListing.js'

/** What is to be bought, its quote, and what became of the listing. */
export type BuyQuote = {
  /** The most that can be bought. */
  available: bigint
  /** How many are to be bought. */
  quantity: bigint
  /** The steps, as the service has them now. */
  quote: useBuySteps.ReturnType
  /** A purchase from this listing that is open, and was not begun here. */
  earlier: TrackedFlow | undefined
  /**
   * Why nothing can be bought. `gone`: nobody can buy from the listing any
   * more. `owned`: nor need this account, which holds the collectible.
   * `bought`: by what was begun here. `own`: this account sells it. `pending`:
   * no book has the order yet. `checking`: that is being found out.
   */
  end: 'checking' | 'gone' | 'owned' | 'bought' | 'own' | 'pending' | undefined
  /** Whether more were wanted than are left now. */
  hasShrunk: boolean
}

/** Follows what is to be bought while somebody sees it. */
export function useBuyQuote(
  order: Order,
  options: {
    additionalFees: readonly AdditionalFee[]
    earlier: Earlier
    /** Whether somebody sees it. */
    enabled: boolean
    flow: useBuy.ReturnType
  },
): BuyQuote & {
  /** Why the latest purchase did not come to its end. */
  failure: MarketKitError | null
  setQuantity: (quantity: bigint) => void
  /** What the flow is given. */
  variables: {
    additionalFees: readonly AdditionalFee[]
    order: Order
    quantity: string
  }
} {
  const { additionalFees, enabled, flow } = options
  const { bought, error, open: earlier } = options.earlier
  const { address } = useConnection()
  const [choice, choose] = useState<{ of: string; quantity: bigint }>()
  const available = getAvailableQuantity(order)
  const name = getOrderKey(order)
  const wanted = choice?.of === name ? choice.quantity : undefined
  // Only the very same again is looked into before the wallet is asked.
  const begun = flow.variables?.quantity ?? getQuantity(earlier)
  const quantity =
    wanted === undefined && begun !== undefined
      ? BigInt(begun)
      : clamp(wanted ?? 1n, available)
  const barrier = barrierOf(order, address)
  const variables = { order, quantity: String(quantity), additionalFees }
  const quote = useBuySteps(
    address && enabled && !earlier && !barrier && isOpen(flow)
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
    end: barrier ?? end,
    failure: flow.error ?? error ?? null,
    hasShrunk: flow.isIdle && wanted !== undefined && wanted > available,
    quantity,
    quote,
    setQuantity: (quantity) => choose({ of: name, quantity }),
    variables,
  }
}

/** What keeps an order from being bought before the service is asked. */
function barrierOf(order: Order, account: string | undefined) {
  if (isPendingOrder(order)) return 'pending'
  return isSameIgnoringCase(account, order.createdBy) ? 'own' : undefined
}

function isOpen({ isPending, isSuccess }: useBuy.ReturnType): boolean {
  return !isPending && !isSuccess
}

/** What became of a listing that cannot be bought from any more. */
function useEnd(
  order: Order,
  parameters: {
    flow: useBuy.ReturnType
    /** Whether it was bought from, before or elsewhere on this page. */
    isDone: boolean
    quote: useBuySteps.ReturnType
  },
): BuyQuote['end'] {
  const { flow, isDone, quote } = parameters
  const { address } = useConnection()
  // In doubt it may be gone because it was bought here: that is looked into.
  const isInDoubt =
    flow.error instanceof StepError && flow.error.fundsMoved === 'maybe'
  const gone = !isInDoubt && (isGone(quote.error) || isGone(flow.error))
  const tokenId = order.tokenId ?? ''
  const held = useHoldings(
    gone && !isDone && tokenId && !isSameIgnoringCase(address, order.createdBy)
      ? {
          chainId: order.chainId,
          contractAddress: order.collectionContractAddress,
          // Of other contracts nobody is the owner, and nothing is claimed.
          contractType: 'ERC721',
          query: { staleTime: 0 },
          tokenIds: [tokenId],
        }
      : skipToken,
  )
  if (!gone) return undefined
  // Who holds one of many need not have it from this listing.
  if (isDone) return 'owned'
  if (held.isLoading) return 'checking'
  if (held.data?.[tokenId] !== '1') return 'gone'
  return flow.error ? 'bought' : 'owned'
}

/** How many an open purchase of one order buys. */
function getQuantity(open: TrackedFlow | undefined): string | undefined {
  if (open?.intent.kind !== 'buy') return undefined
  const [only, ...others] = open.intent.orders
  return others.length ? undefined : only?.quantity
}
