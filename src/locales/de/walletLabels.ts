import type { WalletLabels } from '../../components/trade/walletLabels.js'

export const walletLabels: WalletLabels = {
  'wallet.connecting': 'Wird verbunden…',
  'wallet.reconnecting': 'Deine Wallet wird wieder verbunden…',
  'wallet.switchTo': (chain) => `Zu ${chain} wechseln`,
  'wallet.switching': 'Netzwerk in der Wallet wechseln…',
  'wallet.wrongChain': (chain) =>
    `Deine Wallet ist in einem anderen Netzwerk. Wechsle zu ${chain}, um fortzufahren.`,
  'wallet.switchDeclined': 'Du hast den Wechsel in deiner Wallet abgelehnt.',
  'wallet.switchFailed': (chain) =>
    `Deine Wallet hat nicht gewechselt. Wähle dort ${chain} oder füge es hinzu, und komm dann zurück.`,
  'wallet.wrongAccount': (account) =>
    `Nur ${account} kann fortfahren. Wechsle in deiner Wallet zu diesem Konto.`,
  'wallet.watchOnly':
    'Diese Watch-only-Wallet kann nichts bestätigen. Verbinde eine, die das kann.',
}
