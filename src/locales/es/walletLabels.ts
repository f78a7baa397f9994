import type { WalletLabels } from '../../components/trade/walletLabels.js'

export const walletLabels: WalletLabels = {
  'wallet.connecting': 'Conectando…',
  'wallet.reconnecting': 'Reconectando tu billetera…',
  'wallet.switchTo': (chain) => `Cambiar a ${chain}`,
  'wallet.switching': 'Cambia de red en la billetera…',
  'wallet.wrongChain': (chain) =>
    `Tu billetera está en otra red. Cambia a ${chain} para continuar.`,
  'wallet.switchDeclined': 'Rechazaste el cambio de red en tu billetera.',
  'wallet.switchFailed': (chain) =>
    `Tu billetera no cambió de red. Elige ${chain} allí, o añádela, y vuelve.`,
  'wallet.wrongAccount': (account) =>
    `Solo ${account} puede continuar. Cambia a esa cuenta en tu billetera.`,
  'wallet.watchOnly':
    'Esta billetera es de solo lectura y no puede confirmar nada. Conecta una que sí pueda.',
}
