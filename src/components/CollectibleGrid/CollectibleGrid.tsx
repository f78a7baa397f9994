'use client'
import { hashKey } from '@tanstack/react-query'
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react'
import { gridLabels } from '../../labels/gridLabels.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { useLabels } from '../text/useLabels.js'
import { GridContent } from './GridContent.js'
import { useArriving } from './onFirstInput.js'
import { type GridStatus, useCollectibleGrid } from './useCollectibleGrid.js'
import { type GridCards, useRenderCard } from './useRenderCard.js'
import { useRestoredPages } from './useRestoredPages.js'

/**
 * The collectibles of a collection with their best orders; loads more as the
 * reader scrolls. With more than 48 items only rows near the viewport are in
 * the DOM, so the browser's own search finds no others: offer a search field.
 * The number of columns follows the container's width; set `--mk-columns` to
 * fix it. Renders a `<section>` element.
 *
 * - `data-status`: `loading`, `error`, `empty` or `ready`
 * - `data-density`: `comfortable` or `compact`
 * - `data-old`: the cards belong to the previous filter or sort
 * - `data-selecting`: cards are checkboxes
 * - `data-acting`: cards have an action button
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
      splitProps(given)
    const labels = useLabels(gridLabels)
    const root = useRef<HTMLElement>(null)
    const grid = useCollectibleGrid(parameters)
    const renderCard = useRenderCard(cards, parameters, grid)
    const { chainId, contractAddress, filter, side, sort } = parameters
    const name = hashKey([chainId, contractAddress, filter, side, sort])
    const memory = restoreScroll ? name : undefined
    const arriving = useArriving(root)
    // The host controls the page, so it also restores it.
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
        'aria-busy':
          grid.isLoading || grid.isFetchingNextPage || grid.isPlaceholderData,
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
              scrollToTop(root.current)
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
        old: grid.isPlaceholderData,
        selecting: onSelect !== undefined,
        acting: !card && !onSelect && onAction !== undefined,
      },
    })
  },
)

function splitProps({
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
  shows,
  side,
  sort,
  ...props
}: CollectibleGrid.Props) {
  const parameters = {
    ...{ chainId, contractAddress, contractType, defaultPage, filter },
    ...{ onPageChange, page, pageSize, paging, shows, side, sort },
    owned: owned ?? (card ? (false as const) : undefined),
  }
  const cards = {
    ...{ actions, card, cardProps, collectionName, href, onAction },
    ...{ onOpen, onSelect, selectable, selected },
  }
  return { cards, density, empty, parameters, props, restoreScroll }
}

function scrollToTop(grid: HTMLElement | null): void {
  if (grid && grid.getBoundingClientRect().top < 0)
    grid.scrollIntoView?.({ block: 'start' })
}

export declare namespace CollectibleGrid {
  /** State passed to `render`. */
  export type State = {
    status: GridStatus
    density: 'comfortable' | 'compact'
    old: boolean
    selecting: boolean
    acting: boolean
  }
  export type Props = PartProps<'section', State, 'onSelect'> &
    GridCards &
    useCollectibleGrid.Parameters & {
      /** Spacing and size of the cards. @default 'comfortable' */
      density?: State['density'] | undefined
      /** Shown when there are no collectibles. */
      empty?: ReactNode
      /** Restores the scroll position on return. @default true */
      restoreScroll?: boolean | undefined
    }
}
