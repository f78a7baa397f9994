'use client'
import { hashKey } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import type { useBrowse } from '../../hooks/browse/useBrowse.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { type CommonLabels, commonLabels } from '../../labels/commonLabels.js'
import {
  type ToolbarLabels,
  toolbarLabels,
} from '../../labels/toolbarLabels.js'
import {
  type ActiveFilter,
  activeFilters,
  clearFilters,
  removeFilter,
} from '../../query/activeFilters.js'
import { X } from '../icon/icons.js'
import { useKnownCurrency } from '../Price/useCurrency.js'
import { plainLine } from '../text/plainText.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'

type Props = Pick<useBrowse.ReturnType, 'chainId' | 'change' | 'state'> & {
  marketplaces: readonly { id: string; label: string }[]
}

export function FilterChips(props: Props) {
  const { chainId, change, marketplaces, state } = props
  const labels = useLabels(toolbarLabels)
  const filters = activeFilters(state)
  if (filters.length === 0) return null
  return (
    <ul aria-label={labels.activeFilters} className="mk-chips">
      {filters.map((filter) => (
        <li className="mk-chips-item" key={hashKey([filter])}>
          <FilterChip
            chainId={chainId}
            filter={filter}
            marketplaces={marketplaces}
            onRemove={() => change((it) => removeFilter(it, filter))}
          />
        </li>
      ))}
      <li className="mk-chips-item">
        <button
          className="mk-chips-clear"
          onClick={() => change(clearFilters)}
          type="button"
        >
          {labels.clearFilters}
        </button>
      </li>
    </ul>
  )
}

function FilterChip(
  props: Pick<Props, 'chainId' | 'marketplaces'> & {
    filter: ActiveFilter
    onRemove: () => void
  },
) {
  const { chainId, filter, marketplaces, onRemove } = props
  const labels = useLabels(commonLabels, toolbarLabels)
  const { locale } = useMarketKit()
  const address = filter.kind === 'currency' ? filter.currency : zeroAddress
  const currency = useKnownCurrency(chainId, address)
  const symbol = currency?.symbol || shortenAddress(address)
  const text = describeFilter(filter, { labels, locale, marketplaces, symbol })
  return (
    <button
      aria-label={labels.removeFilter(text)}
      className="mk-chip"
      onClick={onRemove}
      type="button"
    >
      <bdi className="mk-chip-text">{text}</bdi>
      <X />
    </button>
  )
}

function describeFilter(
  filter: ActiveFilter,
  words: describeFilter.Words,
): string {
  const { labels, marketplaces, symbol } = words
  switch (filter.kind) {
    case 'value':
      return labels.pair(
        plainLine(filter.name, 40),
        plainLine(String(filter.value), 40),
      )
    case 'range':
      return labels.pair(
        plainLine(filter.name, 40),
        describeRange(filter, words),
      )
    case 'ownership':
      return labels[`ownership.${filter.ownership}`]
    case 'marketplace': {
      const id = filter.marketplace
      const known = marketplaces.find((it) => it.id === id)
      return plainLine(known?.label ?? id, 40)
    }
    case 'currency':
      return symbol
  }
}

declare namespace describeFilter {
  type Words = Pick<Props, 'marketplaces'> & {
    labels: CommonLabels & ToolbarLabels
    locale: string | undefined
    /** Symbol of a currency filter. */
    symbol: string
  }
}

function describeRange(
  { max, min }: Pick<Extract<ActiveFilter, { kind: 'range' }>, 'max' | 'min'>,
  { labels, locale }: Pick<describeFilter.Words, 'labels' | 'locale'>,
): string {
  const { format } = new Intl.NumberFormat(locale)
  if (min === undefined) return labels.rangeAtMost(format(max ?? 0))
  if (max === undefined) return labels.rangeAtLeast(format(min))
  return min === max
    ? format(min)
    : labels.rangeBetween(format(min), format(max))
}
