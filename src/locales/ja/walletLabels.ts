import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { walletLabels as english } from '../../labels/walletLabels.js'

export const walletLabels: LabelsOf<typeof english> = {
  'wallet.connecting': '接続中…',
  'wallet.reconnecting': 'ウォレットに再接続中…',
  'wallet.switchTo': (chain) => `${chain}に切り替え`,
  'wallet.switching': 'ウォレットで切り替え…',
  'wallet.wrongChain': (chain) =>
    `これは${chain}で行われますが、ウォレットは別のネットワークにあります。`,
  'wallet.switchDeclined': 'ウォレットで切り替えを拒否しました。',
  'wallet.switchFailed': (chain) =>
    `ウォレットが切り替わりませんでした。ウォレットで${chain}を選ぶか追加してから、戻ってきてください。`,
  'wallet.switchBack': (account) => `${account}に戻す`,
  'wallet.wrongAccount': (account) =>
    `これは${account}で開始されました。続けるにはウォレットでそのアカウントに戻してください。`,
  'wallet.watchOnly':
    'このウォレットは閲覧専用で、確認ができません。確認できるものを接続してください。',
  'wallet.open': (wallet) => `${wallet}を開く`,
  'stepText.switchingIn': (wallet) =>
    `${wallet}でネットワークを切り替えてください。`,
  'stepText.promptingIn': (wallet) => `${wallet}で確認してください。`,
  'stepText.bundledIn': (wallet) =>
    `${wallet}にまとめて表示されます。確認は1回です。`,
  'stepText.queuedFor': (needed) =>
    plural('ja', needed, {
      other:
        'ウォレットで所有者#人の署名を待っています。離れて後で戻ってきても構いません。',
    }),
  'working.switchingIn': (wallet) => `${wallet}で切り替え…`,
  'working.promptingIn': (wallet) => `${wallet}で確認…`,
  stepOf: (position, count) => `ステップ${position} / ${count}`,
}
