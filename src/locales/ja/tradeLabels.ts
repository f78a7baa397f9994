import type { TradeLabels } from '../../components/trade/tradeLabels.js'
import { plural } from '../../labels/plural.js'

export const tradeLabels: TradeLabels = {
  // Amounts
  additionalFees: '追加手数料',
  addFunds: (symbol) => `${symbol}を追加`,
  approvalText:
    'マーケットプレイスのコントラクトに、このコレクションのうち出品に署名したアイテムの移動を許可します。コレクションごとに1回だけ必要です。',
  approveCurrencyText:
    'マーケットプレイスのコントラクトに、この金額のみの使用を許可します。',
  balance: '残高',
  decrease: '数量を減らす',
  increase: '数量を増やす',
  insufficientFunds: (symbol) => `${symbol}が足りません`,
  insufficientFundsText: (missing) =>
    `このウォレットにはあと${missing}が必要です。`,
  maximum: '最大',
  named: (label, name) => `${label}：${name}`,
  paid: (price) => `${price}を支払いました。`,
  priceAccept: (price) => `${price}で同意`,
  priceMoved: (before, now) => `価格が${before}から${now}に変わりました。`,
  priceUnverified:
    '通貨のコントラクトが小数点以下の桁数を返さないため、この価格を検証できません。ここではこの通貨で購入できません。',
  quantity: '数量',
  quantityOf: (available) => `/ ${available}`,
  'price.indivisible': (multiple) =>
    `このアイテムは1個未満でも購入できるため、価格は${multiple}の倍数にしてください。`,
  'price.invalid': '数値を入力してください（例：0.5）',
  'price.tooLarge': '価格が高すぎます。',
  'price.tooManyDecimals': (symbol, decimals) =>
    `${symbol}の小数点以下は${plural('ja', decimals, { other: '#桁' })}までです。`,
  'price.zero': '価格は0より大きくしてください。',

  // The button while a trade runs
  'working.quoting': '確認中…',
  'working.resuming': '結果を確認中…',
  'working.settling.buy': '支払い済み。マーケットプレイスへの反映待ち…',
  'working.settling.list': '公開済み。マーケットプレイスへの反映待ち…',
  'working.settling.cancel': '取り消し済み。マーケットプレイスへの反映待ち…',
  'working.waiting': '準備中…',
  'working.switching': 'ウォレットでネットワークを切り替え…',
  'working.switchingIn': (wallet) => `${wallet}でネットワークを切り替え…`,
  'working.prompting': 'ウォレットで確認…',
  'working.promptingIn': (wallet) => `${wallet}で確認…`,
  'working.confirming': '確定を待っています…',
  'working.queued': '署名を待っています…',
  'working.posting': '公開中…',

  // Why a trade takes longer than usual
  'wait.offline': 'オフラインです。オンラインに戻ると続行します。',
  'wait.quoting': 'マーケットプレイスの応答に通常より時間がかかっています。',
  'wait.resuming': '結果の確認に通常より時間がかかっています。',
  'wait.waiting': '通常より時間がかかっています。',
  'wait.switching':
    'ウォレットを開いてください。切り替えのリクエストが隠れている可能性があります。',
  'wait.prompting':
    'ウォレットを開いてください。リクエストが隠れている可能性があります。',
  'wait.confirming':
    '確定に通常より時間がかかっています。閉じても、完了まで処理します。',
  'wait.unreachable':
    'ネットワークに接続できません。まだ実行される可能性があるため、もう一度送信しないでください。',
  'wait.posting': '公開に通常より時間がかかっています。',
  'wait.settling':
    '処理は完了しました。マーケットプレイスへの反映に通常より時間がかかっています。',

  // Questions
  reviewTitle: 'すべては検証できません',
  reviewText:
    'マーケットプレイスが、完全には検証できない操作を求めています。まだ送信していません。',
  reviewContinue: 'それでも続ける',
  reviewStop: '中止',
  consentTitle: 'リクエストを再送信しますか？',
  'consentText.buy':
    '最初のリクエストがまだ実行される可能性があります。その場合は代金、または少なくともネットワーク手数料を二重に支払うことになります。先にウォレットのアクティビティを確認してください。',
  'consentText.list':
    '最初のリクエストがまだ実行される可能性があります。その場合はアイテムが二重に出品されます。先にウォレットのアクティビティを確認してください。',
  'consentText.cancel':
    '最初のリクエストがまだ実行される可能性があります。その場合はネットワーク手数料を二重に支払うことになります。先にウォレットのアクティビティを確認してください。',
  consentAsk: '確認したので再送信する',
  consentKeep: '再送信しない',

  // When it is done
  copyLink: 'リンクをコピー',
  done: '完了',
  share: '共有',
  viewItem: 'アイテムを見る',
}
