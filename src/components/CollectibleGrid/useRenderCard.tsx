'use client'
import { type ReactNode, useCallback } from 'react'
import type { Address } from 'viem'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { CollectibleCard } from '../CollectibleCard/CollectibleCard.js'
import {
  type CollectibleAction,
  getListing,
} from '../CollectibleCard/cardState.js'
import type { useCollectibleGrid } from './useCollectibleGrid.js'

type Of<value> = (collectible: CollectibleOrder) => value

/** What becomes of each collectible of a grid. */
export type GridCards = {
  /**
   * What the shop carries out, the foremost first.
   * @default ['buy', 'list', 'cancel']
   */
  actions?: readonly CollectibleAction[] | undefined
  /** Draws each collectible in place of `CollectibleCard`. */
  card?: Of<ReactNode> | undefined
  /** More properties of each card, such as its slots and `isInCart`. */
  cardProps?: Of<CardProps> | undefined
  /** Name of the collection, shown on each card. */
  collectionName?: string | undefined
  /** Makes each card a link. */
  href?: Of<string> | undefined
  /** Takes a card's action. */
  onAction?:
    | ((action: CollectibleAction, collectible: CollectibleOrder) => void)
    | undefined
  /** Makes each card a button. */
  onOpen?: ((collectible: CollectibleOrder) => void) | undefined
  /** Makes each card a checkbox, in place of link and action. */
  onSelect?:
    | ((collectible: CollectibleOrder, selected: boolean) => void)
    | undefined
  /** Which ones can be chosen. @default those that others sell */
  selectable?: Of<boolean> | undefined
  /** Token ids of those that are chosen. */
  selected?: ReadonlySet<string> | undefined
}

/** What a host may set on each card. */
type CardProps = Partial<
  Pick<
    CollectibleCard.Props,
    | keyof CollectibleCard.Slots
    | 'actions'
    | 'className'
    | 'collectionName'
    | 'isInCart'
    | 'owned'
  >
>

/** Draws the cards of a grid; another function only when they may differ. */
export function useRenderCard(
  cards: GridCards,
  place: { chainId: number; contractAddress: Address },
  grid: useCollectibleGrid.ReturnType,
): Of<ReactNode> {
  const { actions, card, cardProps, collectionName, href, onAction } = cards
  const { onOpen, onSelect, selectable = isForSale, selected } = cards
  const { chainId, contractAddress } = place
  const { contractType, earlierOf, ownedOf } = grid
  return useCallback(
    (collectible) =>
      card ? (
        card(collectible)
      ) : (
        <CollectibleCard
          actions={actions}
          chainId={chainId}
          collectible={collectible}
          collectionName={collectionName}
          contractAddress={contractAddress}
          contractType={contractType}
          earlier={earlierOf(collectible)}
          href={href?.(collectible)}
          onAction={onAction && ((action) => onAction(action, collectible))}
          onOpen={onOpen && (() => onOpen(collectible))}
          onSelect={onSelect && ((selected) => onSelect(collectible, selected))}
          owned={ownedOf(collectible)}
          selectable={selectable(collectible)}
          selected={selected?.has(collectible.metadata.tokenId)}
          {...cardProps?.(collectible)}
        />
      ),
    [
      actions,
      card,
      cardProps,
      chainId,
      collectionName,
      contractAddress,
      contractType,
      earlierOf,
      href,
      onAction,
      onOpen,
      onSelect,
      ownedOf,
      selectable,
      selected,
    ],
  )
}

/** Whether there is a listing at all; a sweep leaves out one's own by itself. */
function isForSale(collectible: CollectibleOrder): boolean {
  return getListing(collectible) !== undefined
}
