import type { MediaGateways } from '../../hooks/useMarketKit.js'

const longestData = 4_000_000

const bareHash = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{50,})(?:\/|$)/

/** A bare `<svg>` becomes a data URL, which runs no scripts inside `<img>`. */
export function resolveMediaUrls(
  source: string | undefined,
  gateways: MediaGateways = {},
  data = /^data:image\/[a-z0-9.+-]+[;,]/i,
): string[] {
  if (!source || source.length > longestData) return []
  const text = source.trim()
  if (/^<svg[\s>]/i.test(text)) return toSvgUrls(text)
  if (data.test(text)) return [text]
  const [, scheme = '', path] =
    /^(ipfs|ar):\/\/(?:ipfs\/)?(.+)$/i.exec(text) ?? []
  if (scheme.toLowerCase() === 'ar' && path)
    return join(gateways.ar ?? 'https://arweave.net/', path)
  const hashed = path ?? (bareHash.test(text) ? text : undefined)
  if (hashed) return join(gateways.ipfs ?? 'https://ipfs.io/ipfs/', hashed)
  const url = parseWebUrl(text)
  return url ? [url.href] : []
}

export function parseWebUrl(text: string | undefined): URL | undefined {
  if (!text || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text))
    return undefined
  const url = new URL(text)
  return url.username || url.password ? undefined : url
}

function toSvgUrls(text: string): string[] {
  // JSON can contain lone surrogates, which can't be encoded.
  const whole = text.replace(/\p{Cs}/gu, '')
  return [`data:image/svg+xml,${encodeURIComponent(whole)}`]
}

/** Rejects paths that leave the archive. Names can contain `#`. */
function join(bases: string | readonly string[], path: string): string[] {
  if (/(?:^|[\\/])\.\.?(?:[\\/]|$)|%2e/i.test(path)) return []
  const file = path.replaceAll('#', '%23')
  return [bases].flat().map((base) => base + file)
}
