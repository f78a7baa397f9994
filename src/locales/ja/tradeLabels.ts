import type { TradeLabels } from '../../components/trade/tradeLabels.js'
import { plural } from '../../labels/plural.js'

export const tradeLabels: TradeLabels = {
  // Amounts
  additionalFees: '追加手数料',
  addFunds: (symbol) => `${symbol}を追加`,
  approvalText:
    '出品に署名すると、マーケットプレイスのコントラクトがこのコレクションのアイテムを移動できるようになります。コレクションごとに1回だけ必要です。',
  approveCurrencyText:
    'マーケットプレイスのコントラクトによる、ちょうどこの金額の支出を許可します。',
  balance: '残高',
  decrease: '減らす',
  increase: '増やす',
  insufficientFunds: (symbol) => `${symbol}が足りません`,
  insufficientFundsText: (missing) =>
    `このウォレットにはあと${missing}が必要です。`,
  maximum: '最大',
  named: (label, name) => `${label}：${name}`,
  priceAccept: (price) => `${price}を受け入れる`,
  priceMoved: (before, now) => `価格が${before}から${now}に変わりました。`,
  quantity: '数量',
  quantityOf: (available) => `/ ${available}`,
  'price.invalid': '数値を入力してください（例：0.5）',
  'price.tooLarge': '価格が高すぎます。',
  'price.tooManyDecimals': (symbol, decimals) =>
    `${symbol}の小数点以下は${plural('ja', decimals, { other: '#桁' })}までです。`,
  'price.zero': '価格は0より大きくしてください。',

  // The button while a trade runs
  'working.quoting': '確認中…',
  'working.resuming': '完了しています…',
  'working.settling.buy': '支払い済み。マーケットプレイスを待っています…',
  'working.settling.list': '公開済み。マーケットプレイスを待っています…',
  'working.settling.cancel': '取り消し済み。マーケットプレイスを待っています…',
  'working.waiting': '準備中…',
  'working.switching': 'ウォレットで切り替え…',
  'working.switchingIn': (wallet) => `${wallet}で切り替え…`,
  'working.prompting': 'ウォレットで確認…',
  'working.promptingIn': (wallet) => `${wallet}で確認…`,
  'working.confirming': 'ネットワークを待っています…',
  'working.queued': '確認を待っています…',
  'working.posting': '公開中…',

  // Why a trade takes longer than usual
  'wait.offline': 'オフラインです。再び接続されると続行します。',
  'wait.quoting': 'マーケットプレイスの応答に普段より時間がかかっています。',
  'wait.resuming': '結果の確認に普段より時間がかかっています。',
  'wait.waiting': '普段より時間がかかっています。',
  'wait.switching':
    'ウォレットを開いてください。切り替えの要求が隠れているかもしれません。',
  'wait.prompting':
    'ウォレットを開いてください。要求が隠れているかもしれません。',
  'wait.confirming':
    'ネットワークに普段より時間がかかっています。閉じても、こちらで完了します。',
  'wait.posting': '公開に普段より時間がかかっています。',
  'wait.settling':
    '処理は通りました。マーケットプレイスへの表示に普段より時間がかかっています。',

  // Questions
  reviewTitle: 'すべては検証できません',
  reviewText:
    'マーケットプレイスが、完全には検証できないことを求めています。まだ何も送信されていません。',
  reviewContinue: 'それでも続ける',
  reviewStop: '中止',
  consentTitle: '要求をもう一度送りますか？',
  'consentText.buy':
    '最初の要求がまだ通る可能性があります。その場合は二重に（少なくともネットワーク手数料を）支払うことになります。先にウォレットの履歴を確認してください。',
  'consentText.list':
    '最初の要求がまだ通る可能性があります。その場合は二重に出品されます。先にウォレットの履歴を確認してください。',
  'consentText.cancel':
    '最初の要求がまだ通る可能性があります。その場合はネットワーク手数料を二重に支払うことになります。先にウォレットの履歴を確認してください。',
  consentAsk: '確認したので、もう一度送る',
  consentKeep: '送らない',

  // When it is done
  done: '完了',
  viewItem: 'アイテムを見る',
}
