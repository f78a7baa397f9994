/** A wallet app on this phone. */
export type WalletApp = {
  /** Link that opens the app with its pending request. */
  href: string
  name: string
}

/** Where WalletConnect stores the chosen app. */
const choice = 'WALLETCONNECT_DEEPLINK_CHOICE'

/**
 * Returns the wallet app that the person chose on this phone. WalletConnect
 * opens it by itself, but browsers block that if the press was too long ago.
 */
export function readWalletApp(): WalletApp | undefined {
  try {
    const { href, name } = JSON.parse(localStorage.getItem(choice) ?? '')
    const { protocol } = new URL(href)
    return typeof name === 'string' && !refused.test(protocol)
      ? { href, name: name.slice(0, 40) }
      : undefined
  } catch {
    return undefined
  }
}

/** A URL that runs or shows something in this page isn't a wallet. */
const refused =
  /^(about|blob|data|file|ftp|http|javascript|vbscript|view-source):$/
