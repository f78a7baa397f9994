import type { FilterLabels } from '../../components/CollectionFilters/filterLabels.js'
import { plural } from '../../labels/plural.js'

export const filterLabels: FilterLabels = {
  applyFilters: '結果を表示',
  applyFiltersTo: (count) => `${count}を表示`,
  chosen: (count) => plural('ja', count, { other: '#件選択中' }),
  connectForMine:
    '所有しているアイテムを見るには、ウォレットを接続してください。',
  filters: 'フィルター',
  filtersError: '特徴を読み込めませんでした。',
  filtersSet: (count) => plural('ja', count, { other: '#件適用中' }),
  marketplace: 'マーケットプレイス',
  moreFound: (count) =>
    plural('ja', count, { other: 'ほか#件は検索で見つけられます。' }),
  nothingFound: '一致するものはありません。',
  ownership: '所有状況',
  'ownership.any': 'すべて',
  rangeFrom: (name) => `${name}、最小`,
  rangeTo: (name) => `${name}、最大`,
  'rangeProblem.number': '数値を入力してください。',
  'rangeProblem.order': '最小値は最大値以下にしてください。',
  'rangeProblem.limits': (from, to) =>
    `${from}～${to}の数値を入力してください。`,
  searchFacet: (name) => `${name}を検索`,
  showFewer: '表示を減らす',
  showMore: (count) => plural('ja', count, { other: 'あと#件を表示' }),
}
