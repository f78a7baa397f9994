import type { MediaGateways } from '../../hooks/context/useMarketKit.js'
import { resolveUri } from '../../rpc/resolveUri.js'

const longestData = 4_000_000

/** A bare `<svg>` becomes a data URL, which runs no scripts inside `<img>`. */
export function resolveMediaUrls(
  source: string | undefined,
  gateways: MediaGateways = {},
  data = /^data:image\/[a-z0-9.+-]+[;,]/i,
): string[] {
  if (!source || source.length > longestData) return []
  const text = source.trim()
  if (/^<svg[\s>]/i.test(text)) return toSvgUrls(text)
  if (/^data:/i.test(text) && !data.test(text)) return []
  const { ar = 'https://arweave.net/', ipfs = 'https://ipfs.io/ipfs/' } =
    gateways
  return resolveUri(text, { ar: [ar].flat(), ipfs: [ipfs].flat() }) ?? []
}

function toSvgUrls(text: string): string[] {
  // JSON can contain lone surrogates, which can't be encoded.
  const whole = text.replace(/\p{Cs}/gu, '')
  return [`data:image/svg+xml,${encodeURIComponent(whole)}`]
}
