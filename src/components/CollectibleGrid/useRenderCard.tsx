'use client'
import { type ReactNode, useCallback } from 'react'
import type { Address } from 'viem'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { CollectibleCard } from '../CollectibleCard/CollectibleCard.js'
import { type CollectibleAction, getListing } from '../collectible/cardState.js'
import type { useCollectibleGrid } from './useCollectibleGrid.js'

type Of<value> = (collectible: CollectibleOrder) => value

export type GridCards = {
  /** Supported actions, by importance. @default ['buy', 'list', 'cancel'] */
  actions?: readonly CollectibleAction[] | undefined
  /** Renders a collectible in place of `CollectibleCard`. */
  card?: Of<ReactNode> | undefined
  /** More props for each card, such as its slots and `isInCart`. */
  cardProps?: Of<CardProps> | undefined
  /** Name of the collection, shown on each card. */
  collectionName?: string | undefined
  /** Makes each card a link. */
  href?: Of<string> | undefined
  /** Called with a card's action. */
  onAction?:
    | ((action: CollectibleAction, collectible: CollectibleOrder) => void)
    | undefined
  /** Makes each card a button. */
  onOpen?: ((collectible: CollectibleOrder) => void) | undefined
  /** Makes each card a checkbox, instead of a link with actions. */
  onSelect?:
    | ((collectible: CollectibleOrder, selected: boolean) => void)
    | undefined
  /** Which collectibles can be selected. @default those with a listing */
  selectable?: Of<boolean> | undefined
  /** Token ids of the selected collectibles. */
  selected?: ReadonlySet<string> | undefined
}

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

export function useRenderCard(
  cards: GridCards,
  collectionId: { chainId: number; contractAddress: Address },
  grid: useCollectibleGrid.ReturnType,
): Of<ReactNode> {
  const { actions, card, cardProps, collectionName, href, onAction } = cards
  const { onOpen, onSelect, selectable = isForSale, selected } = cards
  const { chainId, contractAddress } = collectionId
  const { contractType, getEarlierOrder, getOwned } = grid
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
          earlier={getEarlierOrder(collectible)}
          href={href?.(collectible)}
          onAction={onAction && ((action) => onAction(action, collectible))}
          onOpen={onOpen && (() => onOpen(collectible))}
          onSelect={onSelect && ((selected) => onSelect(collectible, selected))}
          owned={getOwned(collectible)}
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
      getEarlierOrder,
      href,
      onAction,
      onOpen,
      onSelect,
      getOwned,
      selectable,
      selected,
    ],
  )
}

function isForSale(collectible: CollectibleOrder): boolean {
  return getListing(collectible) !== undefined
}
