'use client'
import { useSyncExternalStore } from 'react'
import { useOptionalConnection } from '../../hooks/context/useOptionalConnection.js'
import { createListeners } from '../../hooks/page/createListeners.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { getExpiryTime } from '../../order/orderTime.js'
import {
  getAvailableQuantity,
  getQuantityDecimals,
  getWholeToken,
} from '../../order/quantity.js'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import {
  type CardFacts,
  type CollectibleAction,
  getCardState,
  getOffer,
} from '../collectible/cardState.js'
import {
  type CollectionId,
  type OwnFlow,
  useOwnFlow,
} from '../collectible/useOwnFlow.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { comparePrices, type PriceTrend } from './comparePrices.js'

/**
 * `CollectibleCard` without its markup: the status and actions of a
 * collectible.
 *
 * @example
 * import { useCollectibleCard } from 'marketkit'
 *
 * const { action, name, order, state } = useCollectibleCard({ collectible })
 */
export function useCollectibleCard({
  actions,
  collectible,
  contractType,
  earlier,
  isInCart,
  owned = false,
  ...collectionId
}: useCollectibleCard.Parameters): useCollectibleCard.ReturnType {
  const labels = useLabels(commonLabels)
  const { address } = useOptionalConnection()
  const { metadata } = collectible
  const isHeld = owned !== false && owned !== '0'
  const facts = {
    account: address,
    actions,
    isInCart,
    owned: isHeld,
    hasManyCopies: contractType === 'ERC1155',
  }
  const before = getCardState(collectible, facts)
  const timeLeft = useTimeLeft(before.order)
  // The service may still show an order that just expired.
  const { state, ...rest } =
    timeLeft === 0
      ? getCardState(collectible, { ...facts, now: Date.now() / 1000 })
      : before
  const { order } = rest
  const flow = useOwnFlow(address, collectible, collectionId)
  const units =
    state === 'owned' || !order
      ? { quantityDecimals: metadata.decimals }
      : order
  const one = String(getWholeToken(units))
  const held = typeof owned === 'string' ? owned : one
  const offered = order ? String(getAvailableQuantity(order)) : one
  return {
    ...rest,
    state,
    bestOffer: state === 'offered' ? undefined : getOffer(collectible),
    flow,
    held: isHeld ? held : '0',
    name: getCollectibleName(metadata, labels),
    quantity: state === 'owned' ? held : offered,
    quantityDecimals: getQuantityDecimals(units),
    timeLeft: timeLeft === 0 ? undefined : timeLeft,
    trend: state === 'listed' ? comparePrices(earlier, order) : undefined,
  }
}

export declare namespace useCollectibleCard {
  type Parameters = CollectionId & {
    /** Supported actions, by importance. @default ['buy', 'list', 'cancel'] */
    actions?: readonly CollectibleAction[] | undefined
    /** The collectible with its best orders. */
    collectible: CollectibleOrder
    /** Type of the collection. A holder of an ERC-1155 item may buy more. */
    contractType?: 'ERC721' | 'ERC1155' | undefined
    /** The listing that the user saw before this one. */
    earlier?: Order | undefined
    /** Whether the listing is in the cart. @default false */
    isInCart?: boolean | undefined
    /** Whether the account holds the item, or how many. @default false */
    owned?: boolean | string | undefined
  }
  type ReturnType = CardFacts & {
    /** The best offer, unless the card already shows one. */
    bestOffer: Order | undefined
    /** The account's running flow with the item. */
    flow: OwnFlow | undefined
    /** How many base units the account holds, in decimal digits. */
    held: string
    /** Name of the item, or its token id. */
    name: string
    /** How many are for sale; if none, how many the account holds; in base units. */
    quantity: string
    /** Digits after the decimal point of `held` and `quantity`. */
    quantityDecimals: number
    /** Seconds until the order ends, in whole hours, minutes, then seconds. */
    timeLeft: number | undefined
    /** Price change since the user saw the item first. */
    trend: PriceTrend | undefined
  }
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

function useTimeLeft(order: Order | undefined): number | undefined {
  const end = order && getExpiryTime(order)
  return useSyncExternalStore(
    end === undefined ? never : everySecond.subscribe,
    () => (end === undefined ? undefined : getTimeUntil(end)),
    unknown,
  )
}

function getTimeUntil(end: number): number | undefined {
  const left = Math.ceil((end - Date.now()) / 1000)
  if (left >= day) return undefined
  const unit = left >= hour ? hour : left >= minute ? minute : 1
  return Math.max(0, left - (left % unit))
}

const never = () => () => {}
const unknown = () => undefined

const everySecond = /* @__PURE__ */ createListeners((emit) => {
  const timer = setInterval(emit, 1000)
  return () => clearInterval(timer)
})
