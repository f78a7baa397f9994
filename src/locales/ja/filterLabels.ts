import type { FilterLabels } from '../../components/CollectionFilters/filterLabels.js'
import { plural } from '../../labels/plural.js'

export const filterLabels: FilterLabels = {
  applyFilters: '結果を表示',
  applyFiltersTo: (count) => `${count}を表示`,
  chosen: (count) => plural('ja', count, { other: '#件選択中' }),
  connectForMine: '所有しているものを見るには、ウォレットを接続してください。',
  filters: '絞り込み',
  filtersError: '特徴を読み込めませんでした。',
  filtersSet: (count) => plural('ja', count, { other: '#件設定中' }),
  marketplace: 'マーケットプレイス',
  moreFound: (count) =>
    plural('ja', count, { other: 'ほかに#件。入力して探せます。' }),
  nothingFound: '見つかりませんでした。',
  ownership: '所有者',
  'ownership.any': '全員',
  rangeFrom: (name) => `${name}、下限`,
  rangeTo: (name) => `${name}、上限`,
  'rangeProblem.number': '数値を入力してください。',
  'rangeProblem.order': '下限が上限より大きくなっています。',
  'rangeProblem.limits': (from, to) =>
    `${from}から${to}までの数値を入力してください。`,
  searchFacet: (name) => `${name}を検索`,
  showFewer: '少なく表示',
  showMore: (count) => plural('ja', count, { other: 'あと#件を表示' }),
}
