import type { BuyLabels } from '../../components/BuyDialog/buyLabels.js'

export const buyLabels: BuyLabels = {
  buyTitle: '購入',
  included: '込み',
  networkFee: 'ネットワーク手数料',
  networkFeeByWallet: 'ウォレットに表示',
  notForSaleYet: 'まだ販売されていません',
  notForSaleYetText: 'この出品は公開処理中です。まもなく購入できます。',
  orderGone:
    'この出品はなくなりました。売却されたか、取り消されたか、期限が切れています。',
  orderGoneNext: (price) => `次の出品を${price}で購入`,
  ownedNow: 'このアイテムを所有しています。',
  ownListing: '自分の出品です。',
  quantityShrunk: (available) => `残り${available}点です。`,
  several: (quantity, name) => `${name} ${quantity}点`,
  unitPrice: '単価',
}
