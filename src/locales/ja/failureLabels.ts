import type { failureLabels as english } from '../../labels/failureLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'

export const failureLabels: LabelsOf<typeof english> = {
  'error.unknown': '問題が発生しました。',
  'error.configuration': 'このウィジェットの設定に誤りがあります。',
  'error.invalidResponse':
    'マーケットプレイスから読み取れない応答が届きました。',
  'error.invalidStep':
    'マーケットプレイスが安全に実行できないことを求めたため、何も送信していません。',
  'guard.match': '何かが送信される前に中止しました。',
  'guard.unknown':
    'マーケットプレイスが完全には理解できないことを求めたため、何も送信していません。',
  'guard.mismatch':
    'マーケットプレイスが合意した内容と異なることを求めたため、何も送信していません。',
  'request.unauthorized':
    'マーケットプレイスはこのアプリのキーを認識できません。',
  'request.permissionDenied':
    'このアプリはこのマーケットプレイスを利用できません。',
  'request.invalidArgument': 'マーケットプレイスがこの要求を拒否しました。',
  'request.rateLimited':
    '要求が多すぎます。少し待ってからもう一度お試しください。',
  'request.notFound': 'マーケットプレイスに記録がありません。',
  'request.badRequest': 'マーケットプレイスがこの要求を拒否しました。',
  'request.server':
    'マーケットプレイス側で問題が発生しています。しばらくしてからお試しください。',
  'request.timeout': 'マーケットプレイスが時間内に応答しませんでした。',
  'request.network':
    'マーケットプレイスに接続できません。通信環境を確認してもう一度お試しください。',
  'step.rejected': 'ウォレットで拒否しました。',
  'step.wrongAccount':
    'ウォレットが別のアカウントになっています。続けるには元に戻してください。',
  'step.noWallet':
    'ウォレットが接続されていません。続けるには接続してください。',
  'step.wrongChain':
    'ウォレットが別のネットワークにあり、切り替わりませんでした。',
  'step.walletBusy':
    'ウォレットにすでに要求が表示されています。先に応答してください。',
  'step.popupBlocked':
    'ブラウザがウォレットのウィンドウをブロックしました。許可してもう一度お試しください。',
  'step.wallet': 'ウォレットで実行できませんでした。',
  'step.insufficientFunds': 'ウォレットの残高を超えています。',
  'step.reverted':
    'ネットワークに拒否されました。先を越された可能性があります。',
  'step.replaced': 'トランザクションを別のものに置き換えました。',
  'step.cancelled': 'ウォレットでトランザクションを取り消しました。',
  'step.notConfirmed': '送信されましたが、ネットワークはまだ確認していません。',
  'step.queued': 'ウォレットで追加の確認を待っています。',
  'step.unresolved': '以前に開始されていますが、結果がわかりません。',
  'step.running':
    '別のタブですでに実行中です。そちらで終わらせるか、そのタブを閉じてください。',
  'step.post': '署名は済みましたが、マーケットプレイスに拒否されました。',
  'step.notPosted':
    '署名は済みましたが、マーケットプレイスに届きませんでした。',
  'step.altered': '同意した内容と異なるものがネットワークで実行されました。',
  'step.aborted': '中止されました。',
  'funds.no': '何も支払われていません。',
  'funds.approved':
    'ネットワーク手数料以外は何も支払われていません。承認は残り、次回に使われます。',
  'funds.fee': 'ネットワーク手数料以外は何も支払われていません。',
  'funds.signed':
    '支払いは発生していませんが、署名済みの注文は期限まで約定される可能性があります。再送信するか、取り消してください。',
  'funds.maybe':
    'まだ通る可能性があります。再試行の前にウォレットを確認してください。',
  'funds.yes': 'トランザクションが通りました。ここから続けられます。',
}
