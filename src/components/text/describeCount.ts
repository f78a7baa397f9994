import type { ToolbarLabels } from '../../labels/toolbarLabels.js'

export function describeCount(
  count: { found: number; hasMore: boolean } | undefined,
  labels: Pick<ToolbarLabels, 'results' | 'resultsOver'>,
): string | undefined {
  if (!count) return
  const { found, hasMore } = count
  return hasMore ? labels.resultsOver(found) : labels.results(found)
}
