import type { SignedLabels } from '../../components/trade/signedLabels.js'

export const signedLabels: SignedLabels = {
  signedTitle: 'このアイテムの出品にはすでに署名しています',
  signedText: (price, date) =>
    `価格は${price}で、${date}まで有効な可能性があります。再度出品しても、${price}で購入される可能性があります。`,
  signedTextUnknown:
    '有効な可能性があります。再度出品しても、以前の価格で購入される可能性があります。',
  signedCancelFirst: '先に取り消す',
  signedAnyway: 'それでも出品する',

  'signed.lost': '署名済みの出品がマーケットプレイスに届いたか確認できません',
  'signed.replaced': '以前に署名した出品が有効な可能性があります',
  'signedText.lost': (price, date) =>
    `${date}まで${price}で有効な可能性があります。もう一度確認するか、取り消してください。`,
  'signedText.refused': (price, date) =>
    `${date}までは${price}で購入される可能性があります。もう一度公開するか、取り消してください。`,
}
