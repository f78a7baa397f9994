import type { WalletLabels } from '../../components/trade/walletLabels.js'

export const walletLabels: WalletLabels = {
  'wallet.connecting': '接続中…',
  'wallet.reconnecting': 'ウォレットに再接続中…',
  'wallet.switchTo': (chain) => `${chain}に切り替え`,
  'wallet.switching': 'ウォレットでネットワークを切り替え…',
  'wallet.wrongChain': (chain) =>
    `ウォレットが別のネットワークになっています。続けるには${chain}に切り替えてください。`,
  'wallet.switchDeclined': 'ウォレットで切り替えを拒否しました。',
  'wallet.switchFailed': (chain) =>
    `ウォレットが切り替わりませんでした。ウォレットで${chain}を選ぶか追加してから、戻ってきてください。`,
  'wallet.wrongAccount': (account) =>
    `続けられるのは${account}だけです。ウォレットでそのアカウントに切り替えてください。`,
  'wallet.watchOnly':
    'このウォレットは閲覧専用のため、署名や送信ができません。別のウォレットを接続してください。',
}
