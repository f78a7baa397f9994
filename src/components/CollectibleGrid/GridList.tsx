'use client'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useRef,
} from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { gridLabels } from '../../labels/gridLabels.js'
import type { CollectibleOrder } from '../../rpc/schemas.js'
import { Button } from '../base/Button.js'
import { CollectibleCardSkeleton } from '../CollectibleCard/CollectibleCardSkeleton.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { ImageOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { useGridRows } from './useGridRows.js'
import { useScrollMemory } from './useScrollMemory.js'
import { useStaggeredMount } from './useStaggeredMount.js'

export function GridList(props: {
  arriving: RefObject<boolean>
  collectibles: readonly CollectibleOrder[]
  /** How many cells to render before layout, as on a server. */
  first: number
  hasNextPage: boolean
  /** Whether all cards of a row have the same height, as our own do. */
  isEven: boolean
  memory: string | undefined
  renderCard: (collectible: CollectibleOrder) => ReactNode
  skeletons: number
}) {
  const {
    arriving,
    collectibles,
    first,
    hasNextPage,
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
        size={hasNextPage ? -1 : collectibles.length}
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

/** Without list markers, Safari drops the list role. */
const asList = { role: 'list' }

/** Memoized, like its content: scrolling must not re-render the other cells. */
const Cell = /* @__PURE__ */ memo(function Cell(props: {
  collectible: CollectibleOrder | undefined
  index: number
  measure: Ref<HTMLLIElement> | undefined
  renderCard: (collectible: CollectibleOrder) => ReactNode
  row: number | undefined
  size: number
  style: CSSProperties | undefined
  waits: boolean
}) {
  const { collectible, index, measure, renderCard, row, size, style } = props
  const isDrawn = useStaggeredMount(props.waits && collectible !== undefined)
  const rowProps = {
    'data-index': row,
    ref: measure,
    style,
  }
  if (!collectible)
    return (
      <li aria-hidden="true" {...rowProps}>
        <CollectibleCardSkeleton />
      </li>
    )
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={size}
      data-place={index}
      {...rowProps}
    >
      {isDrawn && (
        <CardBoundary of={collectible}>
          <CardContent collectible={collectible} renderCard={renderCard} />
        </CardBoundary>
      )}
    </li>
  )
})

const CardContent = /* @__PURE__ */ memo(function CardContent(props: {
  collectible: CollectibleOrder
  renderCard: (collectible: CollectibleOrder) => ReactNode
}) {
  return props.renderCard(props.collectible)
})

class CardBoundary extends WidgetBoundary {
  protected override renderBroken(onRetry: () => void): ReactNode {
    return <BrokenCard onRetry={onRetry} />
  }
}

function BrokenCard({ onRetry }: { onRetry: () => void }) {
  const labels = useLabels(commonLabels, gridLabels)
  return (
    <div className="mk-collectible-card" data-state="broken" role="alert">
      <ImageOff />
      <p>{labels['card.broken']}</p>
      <Button data-variant="secondary" onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  )
}
