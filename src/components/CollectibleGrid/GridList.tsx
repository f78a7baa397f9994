'use client'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useRef,
} from 'react'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { CollectibleCardSkeleton } from '../CollectibleCard/CollectibleCardSkeleton.js'
import { CardBoundary } from './CardBoundary.js'
import { useGridRows } from './useGridRows.js'
import { useScrollMemory } from './useScrollMemory.js'
import { useStaggeredMount } from './useStaggeredMount.js'

/** Cards in columns, and after them the places of those that are loading. */
export function GridList(props: {
  /** Whether the reader has only come, and may be brought to their place. */
  arriving: RefObject<boolean>
  collectibles: readonly CollectibleOrder[]
  /** How many are drawn before anything is laid out, as on a server. */
  first: number
  /** Whether more than these are there. */
  hasMore: boolean
  /** Whether all cards of a row are of one height, as our own are. */
  isEven: boolean
  /** Under which name the place of the reader is remembered. */
  memory: string | undefined
  renderCard: (collectible: CollectibleOrder) => ReactNode
  skeletons: number
}) {
  const {
    arriving,
    collectibles,
    first,
    hasMore,
    isEven,
    memory,
    renderCard,
    skeletons,
  } = props
  const list = useRef<HTMLUListElement>(null)
  const count = collectibles.length + skeletons
  const rows = useGridRows(list, { count, first: Math.max(first, skeletons) })
  useScrollMemory(memory, list, { arriving, collectibles, rows })

  const renderCell = (index: number, style?: CSSProperties) => {
    const collectible = collectibles[index]
    const isFirst = index % rows.columns === 0
    return (
      <Cell
        collectible={collectible}
        index={index}
        key={collectible?.metadata.tokenId ?? `place ${index}`}
        measure={isFirst && !style ? rows.measure : undefined}
        renderCard={renderCard}
        row={isFirst ? index / rows.columns : undefined}
        size={hasMore ? -1 : collectibles.length}
        style={style}
        waits={isEven && rows.waits(index)}
      />
    )
  }
  const kept = rows.kept.map(({ index, style }) => renderCell(index, style))
  const isBefore = (rows.kept[0]?.index ?? 0) < rows.from
  const drawn = Array.from({ length: rows.to - rows.from }, (_, index) =>
    renderCell(rows.from + index),
  )
  return (
    <ul
      className="mk-collectible-grid-list"
      data-virtual={rows.getTop && ''}
      ref={list}
      style={rows.style}
      {...asList}
    >
      {isBefore ? [...kept, ...drawn] : [...drawn, ...kept]}
    </ul>
  )
}

/** Without marks before its items, Safari takes a list for none. */
const asList = { role: 'list' }

/** One place in a list. What scrolls by must not draw the others again. */
const Cell = /* @__PURE__ */ memo(function Cell(props: {
  collectible: CollectibleOrder | undefined
  index: number
  measure: Ref<HTMLLIElement> | undefined
  renderCard: (collectible: CollectibleOrder) => ReactNode
  row: number | undefined
  size: number
  style: CSSProperties | undefined
  /** Whether its card is drawn a little later. */
  waits: boolean
}) {
  const { collectible, index, measure, renderCard, row, size, style } = props
  const isDrawn = useStaggeredMount(props.waits && collectible !== undefined)
  const place = {
    'data-index': row,
    ref: measure,
    style,
  }
  if (!collectible)
    return (
      <li aria-hidden="true" {...place}>
        <CollectibleCardSkeleton />
      </li>
    )
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={size}
      data-place={index}
      {...place}
    >
      {isDrawn && (
        <CardBoundary of={collectible}>
          <Drawn collectible={collectible} renderCard={renderCard} />
        </CardBoundary>
      )}
    </li>
  )
})

/**
 * Within the boundary, which also holds what a host's own card throws. Another
 * place in the list is nothing to the card.
 */
const Drawn = /* @__PURE__ */ memo(function Drawn(props: {
  collectible: CollectibleOrder
  renderCard: (collectible: CollectibleOrder) => ReactNode
}) {
  return props.renderCard(props.collectible)
})
