'use client'
import { hashKey } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import type { useBrowse } from '../../hooks/useBrowse.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import {
  type ActiveFilter,
  activeFilters,
  clearFilters,
  removeFilter,
} from '../../query/activeFilters.js'
import { X } from '../icon/icons.js'
import { useKnownCurrency } from '../Price/useCurrency.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'
import { describeFilter } from './describeFilter.js'
import { toolbarLabels } from './toolbarLabels.js'

/** The active filters as buttons that remove them. */
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
