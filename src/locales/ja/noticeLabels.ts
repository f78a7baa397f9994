import type { NoticeLabels } from '../../components/FlowNotices/noticeLabels.js'
import { plural } from '../../labels/plural.js'
import { items } from './counts.js'
import { getNoun } from './getNoun.js'

export const noticeLabels: NoticeLabels = {
  minimize: '最小化',
  andMore: (count) => plural('ja', count, { other: 'ほか#点' }),
  'tray.view': '見る',

  // Flows
  'resumed.running': (kind) => `${getNoun(kind)}が進行中です`,
  'resumed.failed': (kind) => `${getNoun(kind)}に失敗しました`,
  'resumed.interrupted': (kind) => `${getNoun(kind)}は完了していません`,
  'resumed.refused': (kind) =>
    `${getNoun(kind)}は署名済みですが、マーケットプレイスに拒否されました`,
  'resumedText.settling': '別のタブで、または再読み込み前に開始しました。',
  'resumedText.running': '別のタブで進行中です。',
  'resumedText.here': 'そのまま閲覧を続けられます。完了まで処理します。',
  'resumedText.prompting': 'ウォレットが応答を待っているかもしれません。',
  'resumedText.sent': 'ネットワークでの確定を待っています。',
  'resumedText.done': '別のタブで、または再読み込み前に開始しました。',
  'resumedText.failed': '何も変更されていません。',
  'resumedText.interrupted':
    '残りのステップは送信されていません。もう一度始められます。',
  'resumedText.refused':
    '署名済みの注文は、期限までは約定する可能性があります。もう一度公開するか、取り消してください。',
  'resumedText.unresolved':
    'もう一度始める前に、ウォレットのアクティビティを確認してください。',
  refusedUntil: (date) =>
    `署名済みの注文は、${date}までは約定する可能性があります。もう一度公開するか、取り消してください。`,

  // Stop tracking a flow
  giveUp: '送信していない',
  giveUpTitle: '追跡をやめますか？',
  giveUpText:
    'もう一度始められるようになります。ウォレットが実際にリクエストを送信していた場合、二重に実行されるか、失敗してネットワーク手数料がかかる可能性があります。先にウォレットのアクティビティを確認してください。',
  giveUpConfirm: '追跡をやめる',
  giveUpKeep: '追跡を続ける',

  // Unfinished edits
  editLeft: (name) => `${name}は販売されていません`,
  editLeftText: (price) =>
    `以前の出品は取り消されましたが、${price}の新しい出品はまだ作成されていません。`,
  editLeftBoth: (name) => `${name}が二重に出品されています`,
  editLeftBothText: (price) =>
    `新しい出品は有効です。${price}の以前の出品は、取り消すまで購入される可能性があります。`,
  editLeftGoOn: '出品を完了する',

  listManyPartly: (listed, all) =>
    `${items(all)}のうち${items(listed)}を出品しました`,
  listManyLeft: '残りは出品されていません。ほかには何も送信していません。',
  listManyFinish: '残りを出品',
}
