'use client'
import { hashKey } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import type { useBrowse } from '../../hooks/useBrowse.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { type CommonLabels, commonLabels } from '../../labels/commonLabels.js'
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
import { type ToolbarLabels, toolbarLabels } from './toolbarLabels.js'

export function FilterChips(
  props: Pick<useBrowse.ReturnType, 'chainId' | 'change' | 'state'> & {
    marketplaces: readonly { id: string; label: string }[]
  },
) {
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

function FilterChip(props: {
  chainId: number
  filter: ActiveFilter
  marketplaces: readonly { id: string; label: string }[]
  onRemove: () => void
}) {
  const { chainId, filter, marketplaces, onRemove } = props
  const labels = useLabels(commonLabels, toolbarLabels)
  const { locale } = useMarketKit()
  const address = filter.kind === 'currency' ? filter.currency : zeroAddress
  const currency = useKnownCurrency(chainId, address)
  const text = describeFilter(filter, {
    labels,
    locale,
    marketplaceOf: (id) => marketplaces.find((it) => it.id === id)?.label ?? id,
    symbolOf: () => currency?.symbol || shortenAddress(address),
  })
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
  { labels, locale, marketplaceOf, symbolOf }: describeFilter.Words,
): string {
  switch (filter.kind) {
    case 'value':
      return labels.pair(
        plainLine(filter.name, 40),
        plainLine(String(filter.value), 40),
      )
    case 'range':
      return labels.pair(
        plainLine(filter.name, 40),
        describeRange(filter, { labels, locale }),
      )
    case 'ownership':
      return labels[`ownership.${filter.ownership}`]
    case 'marketplace':
      return plainLine(marketplaceOf(filter.marketplace), 40)
    case 'currency':
      return symbolOf(filter.currency)
  }
}

declare namespace describeFilter {
  type Words = {
    labels: CommonLabels & ToolbarLabels
    locale: string | undefined
    marketplaceOf: (marketplace: string) => string
    symbolOf: (address: string) => string
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
