export const tableLabels = {
  pageNext: 'Next page',
  pageOf: (page: string) => `Page ${page}`,
  pagePrevious: 'Previous page',
  refreshing: 'Refreshing',
  sortedBy: (column: string) => `Sort by ${column}`,
  tableError: 'Couldn’t load this list.',
}
