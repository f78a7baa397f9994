'use client'
import type { useRender } from '@base-ui/react/use-render'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useCollectibles } from '../../hooks/useCollectibles.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { CollectibleCard } from '../CollectibleCard/CollectibleCard.js'
import type { CollectibleAction } from '../CollectibleCard/cardState.js'
import { useLabels } from '../parts/useLabels.js'
import { usePart } from '../parts/usePart.js'
import { GridContent } from './GridContent.js'
import { type GridStatus, gridStatus } from './gridStatus.js'
import { useOwnership } from './useOwnership.js'

/**
 * The collectibles of a collection with their best orders, more of them as the
 * reader scrolls. Columns follow the width of its container; set `--mk-columns`
 * to choose them. Renders a `<section>` element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 *
 * @example
 * import { CollectibleGrid } from 'marketkit'
 *
 * <CollectibleGrid
 *   chainId={137}
 *   contractAddress={contractAddress}
 *   onAction={(action, collectible) => begin(action, collectible)}
 * />
 */
export const CollectibleGrid = /* @__PURE__ */ forwardRef(
  function CollectibleGrid(
    {
      card,
      chainId,
      collectionName,
      contractAddress,
      contractType = 'ERC721',
      empty,
      filter,
      href,
      onAction,
      onOpen,
      owned,
      pageSize = 24,
      side = 'listing',
      sort,
      ...props
    }: CollectibleGrid.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const labels = useLabels()
    const query = useCollectibles({
      chainId,
      contractAddress,
      filter,
      page: { pageSize, sort },
      side,
    })
    const collectibles =
      query.data?.pages.flatMap((it) => it.collectibles) ?? []
    const status = gridStatus(query, collectibles.length)
    const held = useOwnership(collectibles, {
      chainId,
      contractAddress,
      contractType,
      enabled: !card && !owned,
    })
    const renderCard =
      card ??
      ((collectible) => (
        <CollectibleCard
          collectible={collectible}
          collectionName={collectionName}
          href={href?.(collectible)}
          onAction={onAction && ((action) => onAction(action, collectible))}
          onOpen={onOpen && (() => onOpen(collectible))}
          owned={owned ? owned(collectible) : held(collectible)}
        />
      ))
    const loading = query.isPending || query.isFetchingNextPage

    return usePart<'section', CollectibleGrid.State>({
      name: 'collectible-grid',
      tag: 'section',
      own: {
        'aria-busy': loading,
        'aria-label': collectionName ?? labels.collectibles,
        children: (
          <GridContent
            collectibles={collectibles}
            empty={empty}
            query={query}
            renderCard={renderCard}
            skeletons={loading ? pageSize : 0}
            status={status}
          />
        ),
      },
      props,
      ref,
      state: { status },
    })
  },
)

export declare namespace CollectibleGrid {
  /** State handed to `render`. */
  export type State = { status: GridStatus }
  export type Props = Omit<
    useRender.ComponentProps<'section', State>,
    'children'
  > & {
    /** Draws each collectible in place of `CollectibleCard`. */
    card?: ((collectible: CollectibleOrder) => ReactNode) | undefined
    /** Name of the collection, shown on each card. */
    collectionName?: string | undefined
    /** Its kind, to ask the chain what the reader holds. @default 'ERC721' */
    contractType?: 'ERC721' | 'ERC1155' | undefined
    /** Shown when there is nothing. */
    empty?: ReactNode
    /** Makes each card a link. */
    href?: ((collectible: CollectibleOrder) => string) | undefined
    /** Takes a card's action: buy, cancel or list. */
    onAction?:
      | ((action: CollectibleAction, collectible: CollectibleOrder) => void)
      | undefined
    /** Makes each card a button. */
    onOpen?: ((collectible: CollectibleOrder) => void) | undefined
    /**
     * Whether the reader holds it, or how many.
     * @default asked of the chain, once for all cards
     */
    owned?: ((collectible: CollectibleOrder) => boolean | string) | undefined
    /** Collectibles per page. @default 24 */
    pageSize?: number | undefined
    /** Columns to sort by. */
    sort?: { column: string; order?: string }[] | undefined
  } & Pick<Query, 'chainId' | 'contractAddress' | 'filter' | 'side'>
  type Query = Exclude<Parameters<typeof useCollectibles>[0], symbol>
}
