export const walletLabels = {
  'wallet.connecting': 'Connecting…',
  'wallet.reconnecting': 'Reconnecting your wallet…',
  'wallet.switchTo': (chain: string) => `Switch to ${chain}`,
  'wallet.switching': 'Switch network in wallet…',
  'wallet.wrongChain': (chain: string) =>
    `Your wallet is on another network. Switch to ${chain} to continue.`,
  'wallet.switchDeclined': 'You rejected the switch in your wallet.',
  'wallet.switchFailed': (chain: string) =>
    `Your wallet didn’t switch. Choose ${chain} there, or add it, and come back.`,
  'wallet.wrongAccount': (account: string) =>
    `Only ${account} can continue. Switch to that account in your wallet.`,
  'wallet.watchOnly':
    'This wallet is watch-only, so it can’t confirm anything. Connect one that can.',
}
