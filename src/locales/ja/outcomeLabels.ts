import type { OutcomeLabels } from '../../labels/outcomeLabels.js'
import { items } from './counts.js'
import { getNoun } from './getNoun.js'

export const outcomeLabels: OutcomeLabels = {
  // Success
  bought: (name, quantity) =>
    quantity === '1'
      ? `${name}を購入しました`
      : `${name}を${quantity}点購入しました`,
  boughtText: 'ウォレットに入りました。',
  basketBought: (count) =>
    count === 1n ? '購入しました' : `${items(count)}を購入しました`,
  basketPartly: (bought, all) =>
    `${items(all)}のうち${items(bought)}を購入しました`,
  basketMissedText:
    '残りは先に購入されました。その分の支払いは発生していません。',
  cancelled: (name) => `${name}の出品を取り消しました`,
  cancelledText: 'アイテムはウォレットに残ります。',
  listed: (name) => `${name}を出品しました`,
  listedMany: (count) => `${items(count)}を出品しました`,
  listedText: '購入者に表示されています。',
  'resumed.done': (kind) => `${getNoun(kind)}が完了しました`,

  // Not settled
  'resumed.settling': (kind) => `${getNoun(kind)}を処理しています…`,
  'resumed.unresolved': (kind) =>
    `${getNoun(kind)}が完了したかどうかわかりません`,
  askAgain: 'リクエストを再送信',
  cancelSigned: '注文を取り消す',
  checkAgain: 'もう一度確認',
  editCancelOld: '以前の出品を取り消す',
  keepWaiting: '待ち続ける',
  repost: 'もう一度公開',
}
