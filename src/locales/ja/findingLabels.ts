import type { FindingLabels } from '../../components/failure/findingLabels.js'
import { plural } from '../../labels/plural.js'

export const findingLabels: FindingLabels = {
  findingAgreed: '合意した内容',
  findingFound: '求められた内容',
  findingMore: (count) => plural('ja', count, { other: 'ほか#件' }),
  findingUnlimited: '無制限',
  'finding.allowance':
    '異なる金額がウォレットから引き出される可能性があります。',
  'finding.body': 'マーケットプレイスに送るデータが正しくないようです。',
  'finding.book':
    '別のオーダーブックで取り消されるおそれがあり、出品が有効なまま残ります。',
  'finding.call': '不明な関数を呼び出します。',
  'finding.cancelAll': '自分の出品がすべて取り消されます。',
  'finding.chain': '別のネットワーク向けです。',
  'finding.collection': '想定した種類のコレクションではありません。',
  'finding.contract': '不明なコントラクト宛てです。',
  'finding.currency': '通貨が異なります。',
  'finding.encoding': '何かを隠せる形で書かれています。',
  'finding.expiry': '終了日時が異なります。',
  'finding.fee': '合意していない手数料を受け取る者がいます。',
  'finding.holder': 'このアイテムを十分に保有していません。',
  'finding.item': 'アイテムが異なります。',
  'finding.maker': '他人の出品です。',
  'finding.message': '不明なメッセージに署名することになります。',
  'finding.method': '通常と異なる方法でマーケットプレイスを呼び出します。',
  'finding.missing': '希望した内容が含まれていません。',
  'finding.net': '受取額が少なくなります。',
  'finding.operator': '不明なコントラクトがトークンを移動します。',
  'finding.order': '出品が異なるか、すでに終了しています。',
  'finding.origin': '署名が不明な宛先に送られます。',
  'finding.price': '価格が異なります。',
  'finding.quantity': '数量が異なります。',
  'finding.recipient': '別の人がアイテムを受け取ることになります。',
  'finding.spender':
    '不明なコントラクトがあなたのトークンを引き出せるようになります。',
  'finding.start': '開始日時が異なります。',
  'finding.total': '合計が高くなっています。',
  'finding.transfer': 'ウォレットから別のものも取り出されます。',
  'finding.typedData': '不明な内容に署名することになります。',
  'finding.unanswered':
    'ネットワークから応答がなく、すべてを確認できませんでした。',
  'finding.unasked': '求めていないことを行います。',
  'finding.value': '異なる金額が送られます。',
  'finding.zone': '不明なコントラクトが、誰が購入できるかを決めます。',
}
