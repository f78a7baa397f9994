import type { FailureLabels } from '../../labels/failureLabels.js'

export const failureLabels: FailureLabels = {
  copyDetails: '詳細',
  showDetails: '詳細',
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
    'ブラウザがウォレットのウィンドウをブロックしました。ポップアップを許可してもう一度お試しください。',
  'step.wallet': 'ウォレットで実行できませんでした。',
  'step.insufficientFunds': 'ウォレットの残高を超えています。',
  'step.reverted':
    'トランザクションが失敗しました。先を越された可能性があります。',
  'step.replaced': 'トランザクションを別のものに置き換えました。',
  'step.cancelled': 'ウォレットでトランザクションを取り消しました。',
  'step.notConfirmed': '送信済みですが、ネットワークではまだ確定していません。',
  'step.queued': 'ほかの署名を待っています。',
  'step.unresolved': '以前に開始されましたが、結果がわかりません。',
  'step.signed':
    'このアイテムには、有効な可能性のある署名済みの出品が別にあります。',
  'step.running':
    '別のタブですでに進行中です。そちらで終わらせるか、そのタブを閉じてください。',
  'step.post': '署名は済みましたが、マーケットプレイスに拒否されました。',
  'step.notPosted':
    '署名は済みましたが、マーケットプレイスの確認が取れませんでした。',
  'step.altered': '同意した内容と異なるものがネットワークで実行されました。',
  'step.aborted': '中止されました。',
  'funds.no': '請求は発生していません。',
  'funds.approved':
    '支払ったのはネットワーク手数料だけです。承認は残り、次回に使われます。',
  'funds.fee': '支払ったのはネットワーク手数料だけです。',
  'funds.signed':
    '請求は発生していませんが、署名済みの注文は期限まで約定される可能性があります。再送信するか、取り消してください。',
  'funds.lost':
    '署名済みの注文が有効になっている可能性があります。再試行すると同じ署名を送ります。',
  'funds.maybe':
    'まだ通る可能性があります。再試行の前にウォレットを確認してください。',
  'funds.yes': 'トランザクションが通りました。ここから続けられます。',
}
