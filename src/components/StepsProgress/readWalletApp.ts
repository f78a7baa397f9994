/** A wallet app on this phone. */
export type WalletApp = {
  /** Link that opens the app with its pending request. */
  href: string
  name: string
}

const walletChoiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Browsers block WalletConnect's own link once the press is too old. */
export function readWalletApp(): WalletApp | undefined {
  try {
    const { href, name } = JSON.parse(
      localStorage.getItem(walletChoiceKey) ?? '',
    )
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
