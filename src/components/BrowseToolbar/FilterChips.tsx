'use client'
import X from 'lucide-react/icons/x'
import type { useBrowse } from '../../hooks/useBrowse.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import {
  activeFilters,
  clearFilters,
  removeFilter,
} from '../../query/activeFilters.js'
import { useLabels } from '../parts/useLabels.js'
import { describeFilter } from './describeFilter.js'

/** The filters that are set; a press takes one away. */
export function FilterChips(
  props: Pick<useBrowse.ReturnType, 'chainId' | 'change' | 'state'> & {
    marketplaces: readonly { id: string; label: string }[]
  },
) {
  const { chainId, change, marketplaces, state } = props
  const labels = useLabels()
  const { currencies, locale } = useMarketKit()
  const filters = activeFilters(state)
  if (filters.length === 0) return null
  const words: describeFilter.Words = {
    labels,
    locale,
    marketplaceOf: (id) => marketplaces.find((it) => it.id === id)?.label ?? id,
    symbolOf: (address) =>
      currencies.find(
        (it) => it.chainId === chainId && isSame(it.address, address),
      )?.symbol ?? `${address.slice(0, 6)}…${address.slice(-4)}`,
  }
  return (
    <ul aria-label={labels.activeFilters} data-mk="chips">
      {filters.map((filter) => {
        const text = describeFilter(filter, words)
        return (
          <li data-mk="chips-item" key={`${filter.kind} ${text}`}>
            <button
              aria-label={labels.removeFilter(text)}
              data-mk="chip"
              onClick={() => change(removeFilter(state, filter))}
              type="button"
            >
              <bdi data-mk="chip-text">{text}</bdi>
              <X />
            </button>
          </li>
        )
      })}
      <li data-mk="chips-item">
        <button
          data-mk="chips-clear"
          onClick={() => change(clearFilters(state))}
          type="button"
        >
          {labels.clearFilters}
        </button>
      </li>
    </ul>
  )
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
