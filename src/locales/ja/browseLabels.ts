import type { browseLabels as english } from '../../labels/browseLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'

export const browseLabels: LabelsOf<typeof english> = {
  // Actions
  buy: '購入する',
  cancel: '出品を取り消す',
  close: '閉じる',
  connect: 'ウォレットを接続',
  copied: 'コピーしました',
  copyTransaction: 'トランザクションハッシュをコピー',
  decrease: '減らす',
  done: '完了',
  increase: '増やす',
  list: '出品する',
  loadMore: 'もっと見る',
  retry: '再試行',
  checkAgain: 'もう一度確認',
  dismiss: '閉じる',
  keepWaiting: '待ち続ける',
  showDetails: '詳細',
  viewTransaction: 'トランザクションを見る',

  // Anywhere
  pair: (name, value) => `${name}：${value}`,
  several: (quantity, name) => `${name} ${quantity}点`,
  times: (quantity) => `×${quantity}`,

  // Collectibles
  unknownItem: '不明なアイテム',
  untitled: (tokenId) => `#${tokenId}`,
  bestOffer: '最高オファー',
  collectibles: 'コレクティブル',
  notListed: '未出品',
  owned: '所有中',
  quantity: '数量',
  named: (label, name) => `${label}：${name}`,
  quantityOf: (available) => `/ ${available}`,
  yours: '自分の出品',
  emptyGrid: 'まだ何もありません。',
  gridError: 'コレクティブルを読み込めませんでした。',
  loading: '読み込み中…',

  // Cards
  'card.addToCart': 'カートに入れる',
  'card.bid': 'オファー',
  'card.broken': 'これは表示できません。',
  'card.edit': '出品を編集',
  'card.expired': '終了',
  'card.flow.buy': '購入中…',
  'card.flow.cancel': '取り消し中…',
  'card.flow.cancelMany': '取り消し中…',
  'card.flow.edit': '価格を変更中…',
  'card.flow.list': '出品中…',
  'card.flow.steps': '処理中…',
  'card.held': (quantity) => `${quantity}点を所有`,
  'card.offer': 'オファーする',
  'card.price.down': '前に見たときより価格が下がりました。',
  'card.price.other': '前に見たときから価格が変わりました。',
  'card.price.up': '前に見たときより価格が上がりました。',
  'card.removeFromCart': 'カートから外す',
  'card.select': (name) => `${name}を選択`,
  'card.sold': '売却済み',
  'card.timeLeft': (time) => `残り${time}`,
  'card.view': '見る',

  // Grids
  'grid.moreError': '続きを読み込めませんでした。',
  'grid.next': '次のページ',
  'grid.page': (page) => `${page}ページ`,
  'grid.pages': 'ページ',
  'grid.previous': '前のページ',
  'grid.refreshing': '更新を確認中…',
  'grid.stale': '再度読み込めなかったため、情報が古い可能性があります。',

  // Money
  additionalFees: '追加手数料',
  balance: '残高',
  fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
  free: '無料',
  included: '込み',
  insufficientFunds: (symbol) => `${symbol}が足りません`,
  insufficientFundsText: (missing) =>
    `このウォレットにはあと${missing}が必要です。`,
  price: '価格',
  total: '合計',
  unitPrice: '単価',
  wrapped: (symbol, coin) =>
    `${symbol}は${coin}をトークンにしたもので、1対1の価値です。`,
}

const feeNames: Record<string, string> = {
  creator: 'クリエイターロイヤリティ',
  marketplace: 'マーケットプレイス手数料',
  platform: 'マーケットプレイス手数料',
  royalty: 'クリエイターロイヤリティ',
}
