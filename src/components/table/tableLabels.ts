import type { LabelsOf } from '../../labels/labelsOf.js'

export const tableLabels = {
  pageNext: 'Next page',
  pageOf: (page: string) => `Page ${page}`,
  pagePrevious: 'Previous page',
  refreshing: 'Refreshing',
  sortedBy: (column: string) => `Sort by ${column}`,
  tableError: 'Couldn’t load this list.',
}

export type TableLabels = LabelsOf<typeof tableLabels>
