'use client'
import { useOptionalConnection } from '../../hooks/useOptionalConnection.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { getAvailableQuantity } from '../../order/quantity.js'
import type { CollectibleOrder, Order } from '../../rpc/schemas.js'
import type { FlowKind } from '../../steps/base/intent.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import {
  type CardFacts,
  type CollectibleAction,
  cardState,
  getOffer,
} from './cardState.js'
import { comparePrices, type PriceTrend } from './comparePrices.js'
import { type CollectionPlace, useOwnFlow } from './useOwnFlow.js'
import { useTimeLeft } from './useTimeLeft.js'

/**
 * All that a card says and proposes of a collectible: the state of
 * `CollectibleCard` without its markup.
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
  ...place
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
    several: contractType === 'ERC1155',
  }
  const before = cardState(collectible, facts)
  const timeLeft = useTimeLeft(before.order)
  // What has just ended must not be bought, whatever the service last said.
  const { state, ...rest } =
    timeLeft === 0
      ? cardState(collectible, { ...facts, now: Date.now() / 1000 })
      : before
  const { order } = rest
  const flow = useOwnFlow(address, collectible, place)
  const held = typeof owned === 'string' ? owned : '1'
  const offered = order ? String(getAvailableQuantity(order)) : '1'
  return {
    ...rest,
    state,
    bestOffer: state === 'offered' ? undefined : getOffer(collectible),
    flow,
    held: isHeld ? held : '0',
    name: getCollectibleName(metadata, labels),
    quantity: state === 'owned' ? held : offered,
    timeLeft: timeLeft === 0 ? undefined : timeLeft,
    trend: state === 'listed' ? comparePrices(earlier, order) : undefined,
  }
}

export declare namespace useCollectibleCard {
  type Parameters = CollectionPlace & {
    /**
     * What the shop carries out, the foremost first.
     * @default ['buy', 'list', 'cancel']
     */
    actions?: readonly CollectibleAction[] | undefined
    /** What the card shows. */
    collectible: CollectibleOrder
    /** Kind of its collection: of an ERC-1155, a holder may buy more. */
    contractType?: 'ERC721' | 'ERC1155' | undefined
    /** The listing that the reader saw before this one. */
    earlier?: Order | undefined
    /** Whether it lies in the reader's cart. @default false */
    isInCart?: boolean | undefined
    /** Whether the reader holds it, or how many. @default false */
    owned?: boolean | string | undefined
  }
  type ReturnType = CardFacts & {
    /** The best offer, where the card is not about one already. */
    bestOffer: Order | undefined
    /** What the reader's own flow does with it just now. */
    flow: FlowKind | undefined
    /** How many the reader holds, as decimal digits. */
    held: string
    /** Its name, or its token id. */
    name: string
    /** How many there are: of those for sale, else of those held. */
    quantity: string
    /** Seconds until its order ends, in whole hours, minutes, then seconds. */
    timeLeft: number | undefined
    /** How the price has changed since the reader saw it. */
    trend: PriceTrend | undefined
  }
}
