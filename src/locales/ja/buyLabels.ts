import type { buyLabels as english } from '../../labels/buyLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

export const buyLabels: LabelsOf<typeof english> = {
  // Before the wallet opens
  networkFee: 'ネットワーク手数料',
  networkFeeByWallet: 'ウォレットで加算',
  maximum: '最大',
  quantityShrunk: (available) =>
    `残りが減りました。現在は最大${available}点です。`,
  priceMoved: (before, now) => `価格が${before}から${now}に変わりました。`,
  priceAccept: (price) => `${price}を受け入れる`,
  notForSaleYet: 'まだ販売されていません',
  notForSaleYetText: 'この出品は公開処理中です。まもなく購入できます。',
  ownListing: '自分の出品です。',
  addFunds: (symbol) => `${symbol}を追加`,
  viewItem: 'アイテムを見る',

  // What was checked
  'checked.match': '確認済み：合意した内容のとおりです',
  'checked.unknown': 'すべては確認できませんでした',
  'checked.mismatch': '別のことを求めています',
  'checked.fails': '現在は失敗します',
  'checked.approve': (amount, who) =>
    `${who}が${amount}を引き出せるようにします`,
  'checked.approveAll': (who) =>
    `${who}がこのコレクションのアイテムを移動できるようにします`,
  'checked.pay': (amount) => `支払いは${amount}のみです`,
  'checked.receive': (item) => `${item}を受け取ります`,
  'checked.fee': (amount, who) => `そのうち${amount}は${who}に渡ります`,
  'checked.tried': '先ほどネットワークで試しました：通る見込みです',
  'checked.triedFirst': '最初のステップを先ほどネットワークで試しました',
  'checked.notTried': '事前にネットワークで試せませんでした',

  // What is under way
  'tray.title': '自分の取引',
  'tray.open': (count) =>
    plural('ja', count, { other: '自分の取引：#件が進行中' }),
  'tray.empty': '進行中の取引はありません。',
  'tray.disconnected': '開始した取引を見るには、ウォレットを接続してください。',
  'tray.failed': '開始した取引を読み込めませんでした。',
  'tray.view': '見る',
}
