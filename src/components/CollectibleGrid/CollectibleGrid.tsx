'use client'
import type { useRender } from '@base-ui/react/use-render'
import { hashKey } from '@tanstack/react-query'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react'
import { usePart } from '../base/usePart.js'
import { useLabels } from '../text/useLabels.js'
import { GridContent } from './GridContent.js'
import { gridLabels } from './gridLabels.js'
import type { GridStatus } from './gridStatus.js'
import { useArriving } from './useArriving.js'
import { useCollectibleGrid } from './useCollectibleGrid.js'
import { type GridCards, useRenderCard } from './useRenderCard.js'
import { useRestoredPages } from './useRestoredPages.js'

/**
 * The collectibles of a collection with their best orders, more of them as the
 * reader scrolls. Of more than 48, only rows near what is in view are
 * on the page: the browser's search finds no others, so offer one of your own.
 * Columns follow the width of its container; set `--mk-columns` to
 * choose them. Renders a `<section>` element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 * - `data-density`: `comfortable` or `compact`
 * - `data-old`: the cards belong to what was asked before
 * - `data-selecting`: cards are chosen, not opened
 * - `data-acting`: cards have a button for what can be done with them
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
    given: CollectibleGrid.Props,
    ref: ForwardedRef<HTMLElement>,
  ): ReactElement {
    const { cards, density, empty, parameters, props, restoreScroll } =
      sortProps(given)
    const labels = useLabels(gridLabels)
    const root = useRef<HTMLElement>(null)
    const grid = useCollectibleGrid(parameters)
    const renderCard = useRenderCard(cards, parameters, grid)
    const { chainId, contractAddress, filter, side, sort } = parameters
    const name = hashKey([chainId, contractAddress, filter, side, sort])
    const memory = restoreScroll ? name : undefined
    const arriving = useArriving(root)
    // A page that the host decides on is the host's to keep.
    const isKept = parameters.paging === 'pages' && parameters.page
    const keepPage = useRestoredPages(
      isKept ? undefined : memory,
      arriving,
      grid,
    )
    const { card, collectionName, onAction, onSelect } = cards

    return usePart<'section', CollectibleGrid.State>({
      name: 'collectible-grid',
      tag: 'section',
      own: {
        'aria-busy': grid.isLoading || grid.isLoadingMore || grid.isOld,
        'aria-label': collectionName ?? labels.collectibles,
        children: (
          <GridContent
            arriving={arriving}
            empty={empty}
            grid={grid}
            isEven={!card}
            memory={memory}
            onPage={(page) => {
              grid.setPage(page)
              keepPage(page)
              showTop(root.current)
            }}
            renderCard={renderCard}
          />
        ),
        ref: root,
      },
      props,
      ref,
      state: {
        status: grid.status,
        density,
        old: grid.isOld,
        selecting: onSelect !== undefined,
        acting: !card && !onSelect && onAction !== undefined,
      },
    })
  },
)

/** Tells what the grid takes from what its root element does. */
function sortProps({
  actions,
  card,
  cardProps,
  chainId,
  collectionName,
  contractAddress,
  contractType,
  defaultPage,
  density = 'comfortable',
  empty,
  filter,
  href,
  onAction,
  onOpen,
  onPageChange,
  onSelect,
  owned,
  page,
  pageSize,
  paging,
  restoreScroll = true,
  selectable,
  selected,
  side,
  sort,
  ...props
}: CollectibleGrid.Props) {
  const parameters = {
    ...{ chainId, contractAddress, contractType, defaultPage, filter },
    ...{ onPageChange, page, pageSize, paging, side, sort },
    owned: owned ?? (card ? (false as const) : undefined),
  }
  const cards = {
    ...{ actions, card, cardProps, collectionName, href, onAction },
    ...{ onOpen, onSelect, selectable, selected },
  }
  return { cards, density, empty, parameters, props, restoreScroll }
}

/** The next page begins at its beginning, where that is out of view. */
function showTop(grid: HTMLElement | null): void {
  if (grid && grid.getBoundingClientRect().top < 0)
    grid.scrollIntoView?.({ block: 'start' })
}

export declare namespace CollectibleGrid {
  /** State handed to `render`. */
  export type State = {
    status: GridStatus
    density: 'comfortable' | 'compact'
    old: boolean
    selecting: boolean
    acting: boolean
  }
  export type Props = Omit<
    useRender.ComponentProps<'section', State>,
    'children' | 'onSelect'
  > &
    GridCards &
    useCollectibleGrid.Parameters & {
      /** How close the cards stand. @default 'comfortable' */
      density?: State['density'] | undefined
      /** Shown when there is nothing. */
      empty?: ReactNode
      /** Brings a reader who comes back to where they were. @default true */
      restoreScroll?: boolean | undefined
    }
}
