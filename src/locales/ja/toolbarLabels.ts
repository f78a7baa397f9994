import type { ToolbarLabels } from '../../components/BrowseToolbar/toolbarLabels.js'
import { plural } from '../../labels/plural.js'

export const toolbarLabels: ToolbarLabels = {
  activeFilters: '適用中のフィルター',
  clearFilters: 'すべて解除',
  clearSearch: '検索をクリア',
  comfortable: '大きいカード',
  compact: '小さいカード',
  density: 'カードサイズ',
  'ownership.mine': '所有',
  'ownership.others': '未所有',
  rangeAtLeast: (from) => `${from}以上`,
  rangeAtMost: (to) => `${to}以下`,
  removeFilter: (filter) => `フィルターを解除：${filter}`,
  results: (count) => plural('ja', count, { other: '#点' }),
  resultsOver: (count) => plural('ja', count, { other: '#点以上' }),
  search: '検索',
  searchCollectibles: 'アイテムを検索',
  searchIn: (collection) => `${collection}内を検索`,
  show: '表示',
  showAll: 'すべて',
  showListed: '販売中',
  showUnlisted: '未出品',
  sort: '並べ替え',
}
