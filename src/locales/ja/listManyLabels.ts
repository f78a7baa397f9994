import type { ListManyLabels } from '../../components/ListMany/listManyLabels.js'
import { plural } from '../../labels/plural.js'
import { items } from './counts.js'

export const listManyLabels: ListManyLabels = {
  listManyTitle: 'まとめて出品',
  listManyCount: (count) => items(count),
  listManyText: (count) =>
    count === 1
      ? 'ウォレットで出品を確認します。'
      : plural('ja', count, {
          other: 'ウォレットで#点を1点ずつ確認します。',
        }),
  listManyAction: (count) => `${items(count)}を出品`,
  listManyAnyway: (count) => `このまま${items(count)}を出品`,
  listManyAsked: '価格を確認してください。間違いと思われるものがあります。',
  listManyStopped:
    'ここで止まりました。残りは出品されていません。再試行すると同じ価格で続けます。',
  listManyNothing: '出品できるものは残っていません。',
  priceForAll: '全アイテムの価格',
  priceOf: (name) => `${name}の価格`,
  floorAnd: (change) => `フロア価格 ${change}`,
  receives: (amount) => `受取額 ${amount}`,
  isListed: '出品済み',
  'listPart.waiting': '待機中',
  'listPart.working': '出品処理中…',
  'listPart.done': '出品済み',
  'listPart.failed': '未出品',
  'listPart.filled': '売却済み',
  'listPart.cancelled': '取り消し済み',
  'listPart.expired': '期限切れ',
  'listPart.other': '出品終了',
}
