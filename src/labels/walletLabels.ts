import { plural } from './plural.js'

/** Where the wallet stands, and what it is asked for by its name. */
export const walletLabels = {
  'wallet.connecting': 'Connecting…',
  'wallet.reconnecting': 'Reconnecting your wallet…',
  'wallet.switchTo': (chain: string) => `Switch to ${chain}`,
  'wallet.switching': 'Switch network in wallet…',
  'wallet.wrongChain': (chain: string) =>
    `This happens on ${chain}, and your wallet is on another network.`,
  'wallet.switchDeclined': 'You declined to switch in your wallet.',
  'wallet.switchFailed': (chain: string) =>
    `Your wallet did not switch. Choose ${chain} there, or add it, and come back.`,
  'wallet.switchBack': (account: string) => `Switch back to ${account}`,
  'wallet.wrongAccount': (account: string) =>
    `You began this with ${account}. Switch back to it in your wallet to go on.`,
  'wallet.watchOnly':
    'This wallet only watches: it cannot confirm anything. Connect one that can.',
  'wallet.open': (wallet: string) => `Open ${wallet}`,
  'stepText.switchingIn': (wallet: string) =>
    `Switch the network in ${wallet}.`,
  'stepText.promptingIn': (wallet: string) => `Confirm in ${wallet}.`,
  'stepText.bundledIn': (wallet: string) =>
    `${wallet} shows these together: confirm once.`,
  'stepText.queuedFor': (needed: number) =>
    `Waiting for the signatures of ${plural('en', needed, { one: '# owner', other: '# owners' })} in your wallet. You can leave and come back.`,
  'working.switchingIn': (wallet: string) => `Switch network in ${wallet}…`,
  'working.promptingIn': (wallet: string) => `Confirm in ${wallet}…`,
  stepOf: (position: number, count: number) => `Step ${position} of ${count}`,
}
