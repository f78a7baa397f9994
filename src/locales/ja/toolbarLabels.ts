import type { ToolbarLabels } from '../../components/BrowseToolbar/toolbarLabels.js'
import { plural } from '../../labels/plural.js'

export const toolbarLabels: ToolbarLabels = {
  activeFilters: '設定中の絞り込み',
  clearFilters: 'すべて解除',
  clearSearch: '検索を消す',
  comfortable: '大きいカード',
  compact: '小さいカード',
  density: 'カードの大きさ',
  'ownership.mine': '自分',
  'ownership.others': '自分以外',
  rangeAtLeast: (from) => `${from}以上`,
  rangeAtMost: (to) => `${to}以下`,
  removeFilter: (filter) => `絞り込みを解除：${filter}`,
  results: (count) => plural('ja', count, { other: '#点' }),
  resultsOver: (count) => plural('ja', count, { other: '#点以上' }),
  search: '検索',
  searchCollectibles: 'コレクティブルを検索',
  searchIn: (collection) => `${collection}を検索`,
  show: '表示',
  showAll: 'すべて',
  showListed: '販売中',
  sort: '並べ替え',
}
