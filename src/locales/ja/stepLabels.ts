import type { LabelsOf } from '../../labels/labelsOf.js'
import type { stepLabels as english } from '../../labels/stepLabels.js'

export const stepLabels: LabelsOf<typeof english> = {
  // Steps
  'stepTitle.tokenApproval': (subject) => `${subject}を承認`,
  'stepTitle.buy': '購入',
  'stepTitle.sell': '売却',
  'stepTitle.createListing': '出品に署名して公開',
  'stepTitle.createOffer': 'オファーに署名して公開',
  'stepTitle.cancel': '出品を取り消す',
  'stepTitle.transaction': 'トランザクションを送信',
  'stepTitle.signature': '署名して公開',
  'stepTitle.message': 'メッセージに署名',
  'stepTitle.post': '公開',
  stepNow: (title, text) => `${title}。${text}`,
  approveCollection: 'コレクション',
  approveCurrencyText:
    'マーケットプレイスのコントラクトが、ちょうどこの金額を引き出せるようにします。',
  approvalText:
    '出品に署名すると、マーケットプレイスのコントラクトがこのコレクションのアイテムを移動できるようになります。コレクションごとに1回だけ必要です。',
  'stepText.switching': 'ウォレットでネットワークを切り替えてください。',
  'stepText.prompting': 'ウォレットで確認してください。',
  'stepText.bundled': 'ウォレットにまとめて表示されます。確認は1回です。',
  'stepText.confirming': 'ネットワークを待っています。少し時間がかかります。',
  'stepText.repriced': '送信を早めました。ネットワークを待っています。',
  'stepText.queued':
    'ウォレットが確認を集めています。離れて後で戻ってきても構いません。',
  'stepText.posting': 'マーケットプレイスに送信しています。',
  'working.quoting': '確認中…',
  'working.resuming': '開始済みの処理を完了中…',
  'working.settling.buy': '支払い済み。マーケットプレイスを待っています…',
  'working.settling.list': '公開済み。マーケットプレイスを待っています…',
  'working.settling.cancel': '取り消し済み。マーケットプレイスを待っています…',
  'working.waiting': '準備中…',
  'working.switching': 'ウォレットで切り替え…',
  'working.prompting': 'ウォレットで確認…',
  'working.confirming': 'ネットワークを待っています…',
  'working.queued': '確認を待っています…',
  'working.posting': '公開中…',

  // Why it takes longer than usual
  'wait.offline': 'オフラインです。再び接続されると続行します。',
  'wait.quoting': 'マーケットプレイスの応答に普段より時間がかかっています。',
  'wait.resuming': '結果の確認に普段より時間がかかっています。',
  'wait.waiting': '普段より時間がかかっています。',
  'wait.switching':
    'ウォレットを開いてください。切り替えの要求が隠れているかもしれません。',
  'wait.prompting':
    'ウォレットを開いてください。要求が隠れているかもしれません。',
  'wait.confirming':
    'ネットワークに普段より時間がかかっています。閉じても処理は続きます。',
  'wait.posting': '公開に普段より時間がかかっています。',
  'wait.settling':
    '処理は通りました。マーケットプレイスへの表示に普段より時間がかかっています。',

  // Questions
  reviewTitle: '内容をすべては確認できません',
  reviewText:
    'マーケットプレイスが、完全には確認できないことを求めています。まだ何も送信されていません。',
  reviewContinue: 'それでも続ける',
  reviewStop: '中止',
  askAgain: 'ウォレットにもう一度求める',
  consentTitle: 'ウォレットにもう一度求めますか？',
  'consentText.buy':
    '最初の要求がまだ通る可能性があり、その場合は二重に（少なくともネットワーク手数料を）支払う可能性があります。続ける前に、ウォレットの履歴を確認してください。',
  'consentText.list':
    '最初の要求がまだ通る可能性があり、その場合は二重に出品されます。続ける前に、ウォレットの履歴を確認してください。',
  'consentText.cancel':
    '最初の要求がまだ通る可能性があり、その場合はネットワーク手数料を二重に支払うことになります。続ける前に、ウォレットの履歴を確認してください。',
  consentAsk: '理解したうえで、もう一度求める',
  consentKeep: '求めない',
}
