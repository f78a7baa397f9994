import type { FailureLabels } from '../../labels/failureLabels.js'

export const failureLabels: FailureLabels = {
  copyDetails: '詳細',
  showDetails: '詳細',
  'error.unknown': '問題が発生しました。',
  'error.configuration': 'このアプリの設定に誤りがあります。',
  'error.invalidResponse': 'マーケットプレイスの応答を読み取れませんでした。',
  'error.invalidStep':
    'マーケットプレイスから、安全に実行できない操作を求められたため、ブロックしました。',
  'guard.match': 'このリクエストを中止しました。',
  'guard.unknown':
    'マーケットプレイスから、完全には解釈できない操作を求められたため、ブロックしました。',
  'guard.mismatch':
    'マーケットプレイスから、同意した内容と異なる操作を求められたため、ブロックしました。',
  'request.unauthorized':
    'マーケットプレイスがこのアプリのキーを認識できません。',
  'request.permissionDenied':
    'このアプリには、このマーケットプレイスを利用する権限がありません。',
  'request.invalidArgument':
    'マーケットプレイスがこのリクエストを拒否しました。',
  'request.rateLimited':
    'リクエストが多すぎます。少し待ってからもう一度お試しください。',
  'request.notFound': 'マーケットプレイスに該当する記録がありません。',
  'request.badRequest': 'マーケットプレイスがこのリクエストを拒否しました。',
  'request.server': '現在、マーケットプレイスで問題が発生しています。',
  'request.timeout': 'マーケットプレイスが時間内に応答しませんでした。',
  'request.network':
    'マーケットプレイスに接続できません。通信環境を確認してもう一度お試しください。',
  'step.rejected': 'ウォレットで拒否しました。',
  'step.wrongAccount': '続けるには、最初に使ったアカウントに戻してください。',
  'step.noWallet': '続けるには、ウォレットを接続してください。',
  'step.wrongChain':
    'ウォレットが別のネットワークになっており、切り替わりませんでした。',
  'step.walletBusy':
    '先に、ウォレットで開いているリクエストに応答してください。',
  'step.popupBlocked':
    'ブラウザがウォレットのウィンドウをブロックしました。ポップアップを許可してもう一度お試しください。',
  'step.locked':
    'ウォレットがロックされています。ロックを解除して、もう一度お試しください。',
  'step.device':
    'ハードウェアウォレットの準備ができていません。接続して正しいアプリを開き、ブラインド署名を許可してから、もう一度お試しください。',
  'step.session':
    'ウォレットとの接続が終了しました。再接続して、もう一度お試しください。',
  'step.unsupported':
    'このウォレットはこのリクエストに対応していません。別のウォレットをお試しください。',
  'step.wallet': 'ウォレットで完了できませんでした。',
  'step.insufficientFunds': 'ウォレットの残高または承認額が足りません。',
  'step.reverted':
    'トランザクションが失敗しました（先を越された可能性があります）。',
  'step.replaced': 'トランザクションを別のものに置き換えました。',
  'step.cancelled': 'ウォレットでトランザクションを取り消しました。',
  'step.notConfirmed': '送信しましたが、ネットワークでまだ確定していません。',
  'step.queued': 'ほかの署名を待っています。',
  'step.unresolved': '以前に開始しましたが、結果を確認できません。',
  'step.signed':
    'このアイテムには署名済みの出品が別にあり、有効な可能性があります。',
  'step.running':
    '別のタブで進行中です。そちらの完了を待つか、そのタブを閉じてください。',
  'step.post': '署名しましたが、マーケットプレイスに拒否されました。',
  'step.notPosted':
    '署名しましたが、マーケットプレイスに届いたか確認できません。',
  'step.altered': '同意していない内容がネットワークで実行されました。',
  'step.aborted': '中止されました。',
  walletSays: 'ウォレットからのメッセージ：',
  'funds.no': '支払いは発生していません。',
  'funds.approved':
    '支払ったのはネットワーク手数料だけで、承認は次回も有効です。',
  'funds.fee': '支払ったのはネットワーク手数料だけです。',
  'funds.signed':
    '署名済みの注文は期限まで約定する可能性があります。もう一度公開するか、取り消してください。',
  'funds.lost':
    '署名済みの注文が有効な可能性があります。再試行しても二重には公開されません。',
  'funds.maybe':
    'まだ実行される可能性があるため、再試行の前にウォレットを確認してください。',
  'funds.yes': 'トランザクションが実行されました。ここから続けられます。',
}
