import type { TableLabels } from '../../components/table/tableLabels.js'

export const tableLabels: TableLabels = {
  pageNext: '次のページ',
  pageOf: (page) => `${page}ページ`,
  pagePrevious: '前のページ',
  refreshing: '更新中',
  sortedBy: (column) => `${column}で並べ替え`,
  tableError: 'この一覧を読み込めませんでした。',
}
