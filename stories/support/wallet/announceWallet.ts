import type { EIP1193Provider } from 'viem'
import { walletIcon } from './walletIcon.js'

/** Announces the wallet to pages (EIP-6963); returns how to stop. */
export function announceWallet(provider: EIP1193Provider): () => void {
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: uuid(),
      name: 'MarketKit Dev Wallet',
      icon: walletIcon,
      rdns: 'dev.marketkit.wallet',
    }),
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

/** Unlike `randomUUID`, also works without HTTPS. */
function uuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const digits = bytes
    .map((byte, i) => {
      if (i === 6) return (byte & 0x0f) | 0x40
      return i === 8 ? (byte & 0x3f) | 0x80 : byte
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
