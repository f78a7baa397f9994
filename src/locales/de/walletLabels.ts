import type { WalletLabels } from '../../components/trade/walletLabels.js'

export const walletLabels: WalletLabels = {
  'wallet.connecting': 'Wird verbunden…',
  'wallet.reconnecting': 'Wallet wird wieder verbunden…',
  'wallet.switchTo': (chain) => `Zu ${chain} wechseln`,
  'wallet.switching': 'Netzwerk in der Wallet wechseln…',
  'wallet.wrongChain': (chain) =>
    `Die Wallet ist in einem anderen Netzwerk. Zum Fortfahren zu ${chain} wechseln.`,
  'wallet.switchDeclined': 'Der Wechsel wurde in der Wallet abgelehnt.',
  'wallet.switchFailed': (chain) =>
    `Die Wallet hat nicht gewechselt. Dort ${chain} wählen oder hinzufügen und zurückkommen.`,
  'wallet.switchBack': (account) => `Zurück zu ${account} wechseln`,
  'wallet.wrongAccount': (account) =>
    `Das wurde mit ${account} gestartet. Zum Fortfahren in der Wallet dorthin zurückwechseln.`,
  'wallet.watchOnly':
    'Diese Wallet kann nur zusehen und nichts bestätigen. Eine verbinden, die es kann.',
}
