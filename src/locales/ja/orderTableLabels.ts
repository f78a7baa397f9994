import type { OrderTableLabels } from '../../components/table/orderTableLabels.js'

export const orderTableLabels: OrderTableLabels = {
  // Columns
  columnActions: '操作',
  columnEnds: '終了',
  columnFloor: 'フロア比',
  columnFor: '対象',
  columnMaker: 'ユーザー',
  columnMarketplace: 'マーケットプレイス',
  columnNet: '売り手の受取額',
  columnPrice: '価格',
  columnQuantity: '数量',
  columnUnitPrice: '単価',

  // Cells
  atFloor: 'フロア価格',
  ended: '終了',
  feesNet: '売り手の受取額',
  feesOf: (percent) => `手数料：${percent}`,
  feesTitle: '価格の内訳',
  forCollection: 'コレクション全体',
  forItem: 'このアイテム',
  noEnd: '期限なし',
  'problem.filled': '売却済み',
  'problem.cancelled': '取り消し済み',
  'problem.expired': '期限切れ',
  'problem.inactive': '保留中：売り手が現在引き渡せません',
  'problem.gone': '購入できません',
  'problem.early': '開始前',
  'problem.unknown': '読み取れません',

  // Listings
  listings: '出品',
  listingsEmpty: '出品はありません',
  'row.addToCart': 'カートに追加',
  'row.buy': '購入',
  'row.cancel': '取り消す',
  'row.edit': '編集',
  'row.inCart': 'カートに追加済み',

  // Offers
  makeOffer: 'オファーする',
  offers: 'オファー',
  offersEmpty: 'オファーはありません',
  'row.accept': '承諾',
}
