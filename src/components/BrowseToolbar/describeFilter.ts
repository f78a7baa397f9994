import type { CommonLabels } from '../../labels/commonLabels.js'
import type { ActiveFilter } from '../../query/activeFilters.js'
import { plainLine } from '../text/plainText.js'
import type { ToolbarLabels } from './toolbarLabels.js'

/** Returns the label of an active filter, such as `Family: Orbits`. */
export function describeFilter(
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

export declare namespace describeFilter {
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
