import type { LabelsOf } from '../../labels/labelsOf.js'
import type { noticeLabels as english } from '../../labels/noticeLabels.js'
import { plural } from '../../labels/plural.js'

export const noticeLabels: LabelsOf<typeof english> = {
  notices: '開始した処理',
  'resumed.settling': (kind) => `${nounOf(kind)}を完了しています…`,
  'resumed.running': (kind) => `${nounOf(kind)}が進行中です`,
  'resumed.done': (kind) => `${nounOf(kind)}が完了しました`,
  'resumed.failed': (kind) => `${nounOf(kind)}に失敗しました`,
  'resumed.interrupted': (kind) => `${nounOf(kind)}は完了していません`,
  'resumed.unresolved': (kind) => `${nounOf(kind)}の結果がわかりません`,
  'resumedText.settling': '別のタブ、または再読み込みの前に開始されました。',
  'resumedText.running': '別のタブまたはウィンドウで処理中です。',
  'resumedText.here': '見て回っている間も続きます。',
  'resumedText.prompting': 'ウォレットが応答を待っているかもしれません。',
  'resumedText.sent': 'ネットワークを待っています。',
  'resumedText.done': '別のタブ、または再読み込みの前に開始されました。',
  'resumedText.failed': '効果のないまま終了しました。',
  'resumedText.interrupted': '残りは送信されていません。もう一度始められます。',
  'resumedText.unresolved':
    'もう一度始める前に、ウォレットの履歴を確認してください。',
  andMore: (count) => plural('ja', count, { other: 'ほか#点' }),
  giveUp: '送信していない',
  giveUpTitle: '破棄しますか？',
  giveUpText:
    '確認を終了し、もう一度始められるようになります。ウォレットが実際には送信していた場合、二重に実行されるか、失敗してネットワーク手数料がかかる可能性があります。先にウォレットの履歴を確認してください。',
  giveUpConfirm: '破棄する',
  giveUpKeep: '残す',
}

function nounOf(kind: string): string {
  const nouns = {
    buy: '購入',
    cancel: '取り消し',
    cancelMany: '取り消し',
    edit: '出品の変更',
    list: '出品',
  }
  return nouns[kind as keyof typeof nouns] ?? 'トランザクション'
}
