import type { EIP1193Provider } from 'viem'
import { createUuid } from './createUuid.js'

/** How pages see a wallet (EIP-6963). */
export type WalletDetails = {
  /** Name that pages show. */
  name: string
  /** Data URL of its picture. */
  icon: string
  /** Reverse domain name, such as `dev.marketkit.wallet`. */
  rdns: string
}

/** Announces a wallet to the page (EIP-6963). Returns a function that stops it. */
export function announceProvider(
  provider: EIP1193Provider,
  details: WalletDetails,
): () => void {
  const detail = Object.freeze({
    info: Object.freeze({ ...details, uuid: createUuid() }),
    provider,
  })
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
