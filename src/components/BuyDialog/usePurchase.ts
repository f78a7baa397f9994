'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import { type MarketKitError, StepError } from '../../errors.js'
import type { FlowStory } from '../../hooks/flowStories.js'
import type { useBuy } from '../../hooks/useBuy.js'
import { useBuySteps } from '../../hooks/useBuySteps.js'
import { useHoldings } from '../../hooks/useHoldings.js'
import { isPendingOrder } from '../../rpc/pendingOrder.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'
import { toBuyRequest } from '../../steps/flows/buy.js'
import { clamp } from '../parts/QuantityStepper.js'
import type { Earlier } from './useEarlier.js'
import { isGone } from './useNextListing.js'

/** What is to be bought, its quote, and what became of the listing. */
export type Purchase = {
  /** The most that can be bought. */
  available: bigint
  quantity: bigint
  setQuantity: (quantity: bigint) => void
  quote: useBuySteps.ReturnType
  /** A purchase from this listing that is open, and not of this dialog. */
  earlier: FlowStory | undefined
  /** Why the latest purchase did not come to its end. */
  error: MarketKitError | undefined
  /** What the flow is given. */
  variables: {
    additionalFees: readonly AdditionalFee[]
    order: Order
    quantity: string
  }
  /**
   * `gone`: nobody can buy from the listing any more. `owned`: nor need this
   * account, which holds the collectible. `bought`: by what was begun here.
   * `own`: this account sells it. `pending`: no book has the order yet.
   */
  end: 'checking' | 'gone' | 'owned' | 'bought' | 'own' | 'pending' | undefined
  /** Whether more were wanted than are left now. */
  hasShrunk: boolean
}

/** Follows what is to be bought while somebody sees it. */
export function usePurchase(
  order: Order | undefined,
  options: {
    additionalFees: readonly AdditionalFee[]
    earlier: Earlier
    flow: useBuy.ReturnType
    /** Whether somebody sees it. */
    shown: boolean
  },
): Purchase | undefined {
  const { additionalFees, flow, shown } = options
  const { bought, open: earlier } = options.earlier
  const { address } = useConnection()
  const [choice, choose] = useState<{ of: string; quantity: bigint }>()
  const available = BigInt(
    order?.quantityAvailable ?? order?.quantityRemaining ?? '1',
  )
  const wanted = choice?.of === order?.orderId ? choice?.quantity : undefined
  // Only the very same again is looked into before the wallet is asked.
  const begun = flow.variables?.quantity ?? earlier?.intent.quantity
  const quantity =
    wanted === undefined && begun !== undefined
      ? BigInt(String(begun))
      : clamp(wanted ?? 1n, available)
  const barrier = order && barrierOf(order, address)
  const variables = order && {
    order,
    quantity: String(quantity),
    additionalFees,
  }
  const quote = useBuySteps(
    variables && address && shown && !earlier && !barrier && isOpen(flow)
      ? {
          chainId: variables.order.chainId,
          ...toBuyRequest({ ...variables, buyer: address }),
        }
      : skipToken,
  )
  const isDone = bought >= quantity
  const end = useEnd(order, { flow, isDone, quote })
  return (
    variables && {
      available,
      earlier,
      end: barrier ?? end,
      hasShrunk: flow.isIdle && wanted !== undefined && wanted > available,
      error: flow.error ?? (earlier && errorOf(earlier)),
      quantity,
      quote,
      setQuantity: (quantity) =>
        choose({ of: variables.order.orderId, quantity }),
      variables,
    }
  )
}

/** What keeps an order from being bought before the service is asked. */
function barrierOf(order: Order, account: string | undefined) {
  if (isPendingOrder(order)) return 'pending'
  const { createdBy } = order
  return createdBy && createdBy.toLowerCase() === account?.toLowerCase()
    ? 'own'
    : undefined
}

function isOpen({ isPending, isSuccess }: useBuy.ReturnType): boolean {
  return !isPending && !isSuccess
}

/** What stands in the way of a purchase that is open. */
function errorOf(earlier: FlowStory): StepError | undefined {
  const { error, hashes, isHere, status } = earlier
  const facts = { fundsMoved: 'maybe', hash: hashes.at(-1), index: 0 } as const
  if (status === 'unresolved')
    return new StepError({ ...facts, reason: error?.reason ?? 'unresolved' })
  return status === 'running' && !isHere
    ? new StepError({ ...facts, reason: 'running' })
    : undefined
}

/** What became of a listing that cannot be bought from any more. */
function useEnd(
  order: Order | undefined,
  parameters: {
    flow: useBuy.ReturnType
    /** Whether it was bought from, before or elsewhere on this page. */
    isDone: boolean
    quote: useBuySteps.ReturnType
  },
): Purchase['end'] {
  const { flow, isDone, quote } = parameters
  const { address } = useConnection()
  // In doubt it may be gone because it was bought here: that is looked into.
  const isInDoubt =
    flow.error instanceof StepError && flow.error.fundsMoved === 'maybe'
  const gone = !isInDoubt && (isGone(quote.error) || isGone(flow.error))
  const tokenId = order?.tokenId ?? ''
  const held = useHoldings(
    order && gone && !isDone && tokenId && order.createdBy !== address
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
