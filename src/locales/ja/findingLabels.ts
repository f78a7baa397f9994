import type { FindingLabels } from '../../components/failure/findingLabels.js'
import { plural } from '../../labels/plural.js'

export const findingLabels: FindingLabels = {
  findingAgreed: '同意した内容',
  findingFound: 'リクエストの内容',
  findingMore: (count) => plural('ja', count, { other: 'ほか#件' }),
  findingUnlimited: '無制限',
  'finding.allowance':
    '異なる金額がウォレットから引き出される可能性があります。',
  'finding.body': 'マーケットプレイスに送るデータが正しくないようです。',
  'finding.book':
    '誤ったオーダーブックで取り消され、出品が有効なまま残る可能性があります。',
  'finding.call': '何をする操作か判別できません。',
  'finding.cancelAll': '自分の出品がすべて取り消されます。',
  'finding.chain': '別のネットワーク向けです。',
  'finding.collection': '想定した種類のコレクションではありません。',
  'finding.contract': '不明なコントラクト宛てです。',
  'finding.currency': '通貨が異なります。',
  'finding.encoding':
    'リクエストの一部を読み取れないため、内容が隠されている可能性があります。',
  'finding.expiry': '終了日時が異なります。',
  'finding.fee': '同意していない手数料が支払われます。',
  'finding.holder': 'このアイテムの所有数が足りません。',
  'finding.item': 'アイテムが異なります。',
  'finding.maker': 'ほかの人の出品です。',
  'finding.message': '不明なメッセージに署名することになります。',
  'finding.method': '通常と異なる方法でマーケットプレイスを呼び出します。',
  'finding.missing': '希望した内容が含まれていません。',
  'finding.net': '受取額が少なくなります。',
  'finding.operator': '不明なコントラクトがトークンを移動します。',
  'finding.order': '出品が異なるか、すでに購入できません。',
  'finding.origin': '署名が不明なサイトに送られます。',
  'finding.price': '価格が異なります。',
  'finding.quantity': '数量が異なります。',
  'finding.recipient': '別の人がアイテムを受け取ることになります。',
  'finding.spender': '不明なコントラクトがトークンを引き出せるようになります。',
  'finding.start': '開始日時が異なります。',
  'finding.total': '合計が高くなっています。',
  'finding.transfer': 'ウォレットから別の資産も引き出されます。',
  'finding.typedData': '不明な内容に署名することになります。',
  'finding.unanswered':
    'ネットワークから応答がないため、すべては確認できませんでした。',
  'finding.unasked': '依頼していない操作が行われます。',
  'finding.unproven': 'この通貨での出品であることを確認できませんでした。',
  'finding.value': '送金額が異なります。',
  'finding.zone': '不明なコントラクトが、誰が購入できるかを決めます。',
}
