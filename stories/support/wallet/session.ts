import { type Address, isAddressEqual } from 'viem'
import type { WalletAccount } from './requestView.js'

const key = 'marketkit-dev-wallet'

/** The accounts that the page may see, stored for the tab. */
export type Session = {
  connected(): Address[]
  connect(addresses: readonly Address[]): void
}

/** Creates the session of this tab. */
export function createSession(accounts: readonly WalletAccount[]): Session {
  return {
    connected() {
      const kept = read()
      return accounts
        .map(({ address }) => address)
        .filter((address) =>
          kept.some((other) => isAddressEqual(other, address)),
        )
    },
    connect(addresses) {
      sessionStorage.setItem(key, JSON.stringify(addresses))
    },
  }
}

function read(): Address[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((item) => /^0x[0-9a-f]{40}$/i.test(item))
      : []
  } catch {
    return []
  }
}
