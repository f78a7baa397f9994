import type { EIP1193Provider } from 'viem'

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
  // Unlike `randomUUID`, random values also work without HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : byte
    const marked = index === 8 ? (versioned & 0x3f) | 0x80 : versioned
    return marked.toString(16).padStart(2, '0')
  }).join('')
  const uuid = digits.replace(
    /^(.{8})(.{4})(.{4})(.{4})/,
    (_, ...groups) => `${groups.slice(0, 4).join('-')}-`,
  )
  const detail = Object.freeze({
    info: Object.freeze({ ...details, uuid }),
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
