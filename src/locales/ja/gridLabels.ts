import type { GridLabels } from '../../components/CollectibleGrid/gridLabels.js'

export const gridLabels: GridLabels = {
  'card.broken': 'このアイテムを表示できませんでした。',
  collectibles: 'アイテム',
  emptyGrid: 'まだ何もありません。',
  gridError: 'アイテムを読み込めませんでした。',
  'grid.moreError': '続きを読み込めませんでした。',
  'grid.next': '次のページ',
  'grid.page': (page) => `${page}ページ`,
  'grid.pages': 'ページ',
  'grid.previous': '前のページ',
  'grid.refreshing': '更新を確認中…',
  loadMore: 'もっと見る',
}
