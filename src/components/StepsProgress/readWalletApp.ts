/** A wallet that is an app of its own. */
export type WalletApp = {
  /** Opens it; what it is asked for is shown there. */
  href: string
  name: string
}

/** Where WalletConnect notes which app was chosen on this phone. */
const choice = 'WALLETCONNECT_DEEPLINK_CHOICE'

/**
 * The app that a person has chosen on this phone. WalletConnect opens it by
 * itself, which browsers may forbid by then: the press is long over.
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

/** What runs or shows something in this page is no wallet. */
const refused =
  /^(about|blob|data|file|ftp|http|javascript|vbscript|view-source):$/
