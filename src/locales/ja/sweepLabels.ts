import type { SweepLabels } from '../../components/Sweep/sweepLabels.js'
import { plural } from '../../labels/plural.js'
import { items, listings } from './counts.js'

export const sweepLabels: SweepLabels = {
  sweepTitle: '最安値からまとめて購入',
  sweepBy: '選び方',
  sweepByCount: '数量',
  sweepByBudget: '予算',
  sweepCount: '購入する数量',
  sweepBudget: '最大支払額',
  sweepFound: (count) => `${items(count)}が出品中`,
  sweepUpTo: (count) => `一度に${items(count)}まで`,
  sweepEmpty: 'この通貨での出品はありません。',
  sweepOthers: 'ほかの通貨は対象外です。',
  sweepTooLittle: (price) => `最も安いアイテムは${price}です。`,
  sweepNothing: '未選択',
  sweepRange: '価格帯',
  sweepLimited: (most) => `一度に購入できるのは${listings(most)}までです。`,
  sweepUnread: (count) =>
    plural('ja', count, {
      other: '最も安い#件の出品から選びました。ほかにもあります。',
    }),
  sweepValue: (count, all) => `${all}点中${count}点`,
}
