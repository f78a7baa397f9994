import type { PriceLabels } from '../../components/Price/priceLabels.js'

export const priceLabels: PriceLabels = {
  bestOffer: '最高オファー',
  currency: '通貨',
  fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
  fees: '手数料',
  feesOther: 'その他の手数料',
  floor: 'フロア価格',
  floorError: 'フロア価格を読み込めませんでした。',
  floorNone: '出品なし',
  free: '無料',
  notListed: '未出品',
  price: '価格',
  total: '合計',
  wrapped: (symbol, coin) =>
    `${symbol}は${coin}をトークン化したものです（1:1）。`,
}

const feeNames: Record<string, string> = {
  creator: 'クリエイターロイヤリティ',
  marketplace: 'マーケットプレイス手数料',
  platform: 'マーケットプレイス手数料',
  royalty: 'クリエイターロイヤリティ',
}
