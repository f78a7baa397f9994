import type { StepLabels } from '../../components/StepsProgress/stepLabels.js'
import { plural } from '../../labels/plural.js'

export const stepLabels: StepLabels = {
  approveCollection: 'コレクション',
  copyTransaction: 'トランザクションハッシュをコピー',
  viewTransaction: 'トランザクションを見る',
  'wallet.open': (wallet) => `${wallet}を開く`,

  // Steps
  stepNow: (title, text) => `${title}。${text}`,
  stepOf: (position, count) => `ステップ${position} / ${count}`,
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

  // What the current step waits for
  'stepText.switching': 'ウォレットでネットワークを切り替えてください。',
  'stepText.switchingIn': (wallet) =>
    `${wallet}でネットワークを切り替えてください。`,
  'stepText.prompting': 'ウォレットで確認してください。',
  'stepText.promptingIn': (wallet) => `${wallet}で確認してください。`,
  'stepText.bundled': 'ウォレットにまとめて表示されます。確認は1回です。',
  'stepText.bundledIn': (wallet) =>
    `${wallet}にまとめて表示されます。確認は1回です。`,
  'stepText.confirming':
    'ネットワークでの確定を待っています。少し時間がかかります。',
  'stepText.repriced': 'トランザクションを高速化しました。確定を待っています。',
  'stepText.queued': 'ほかの署名を待っています。この画面を離れても構いません。',
  'stepText.queuedFor': (needed) =>
    plural('ja', needed, {
      other:
        'ウォレットで所有者#人の署名を待っています。この画面を離れても構いません。',
    }),
  'stepText.posting': 'マーケットプレイスに送信しています。',
}
