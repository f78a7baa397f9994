import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { tradeLabels as english } from '../../labels/tradeLabels.js'

export const tradeLabels: LabelsOf<typeof english> = {
  // Buying
  buyTitle: '購入',
  buyFor: (price) => `${price}で購入`,
  bought: (name, quantity) =>
    BigInt(quantity) > 1n
      ? `${name}を${plural('ja', BigInt(quantity), { other: '#点' })}購入しました`
      : `${name}を購入しました`,
  boughtText: 'ウォレットに入りました。',
  checking: '確認中…',
  orderGone:
    'この出品はもうありません。売却されたか、取り消されたか、期限切れです。',
  ownedNow: '所有者になりました。',
  orderGoneNext: (price) => `次に安いものを${price}で購入`,

  // Listing
  listTitle: '出品する',
  listAction: (price) => `${price}で出品`,
  enterPrice: '価格を入力',
  listed: (name) => `${name}を出品しました`,
  listedText: '購入者に表示されるようになりました。',
  notOwned: 'このウォレットは所有していないため、出品できません。',
  pricePerItem: '1点あたりの価格',
  currency: '通貨',
  duration: '出品期間',
  expires: (date) => `${date}に終了`,
  earnings: '受取額',
  listingFees: 'マーケットプレイスとクリエイターの手数料',
  'price.invalid': '0.5のような数値を入力してください。',
  'price.tooManyDecimals': (symbol, decimals) =>
    `${symbol}の小数点以下は${plural('ja', decimals, { other: '#桁' })}までです。`,
  'price.tooLarge': 'コントラクトで扱える数を超えています。',
  'price.zero': '価格は0より大きくしてください。',

  // Cancelling
  cancelTitle: '出品を取り消す',
  cancelText:
    '取り消し後は、この出品から誰も購入できません。それまでは、アイテムをいったん移して戻しても出品は有効です。',
  cancelGas:
    'トランザクションが必要なため、ネットワークに少額の手数料がかかります。',
  cancelled: (name) => `${name}の出品を取り消しました`,
  cancelledText: 'アイテムはウォレットに残ります。',
}
