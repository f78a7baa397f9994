/** Where content-addressed media is fetched from. */
export type MediaGateways = {
  /** Base address for `ipfs://`. @default 'https://ipfs.io/ipfs/' */
  ipfs?: string | undefined
  /** Base address for `ar://`. @default 'https://arweave.net/' */
  ar?: string | undefined
}

/**
 * The address a browser may load a picture or video from. Only https, http,
 * `data:image/…`, `ipfs://` and `ar://` pass, and a bare `<svg>` becomes a data
 * address: pictures are shown as `<img>`, where scripts never run.
 */
export function resolveMediaUrl(
  source: string | undefined,
  gateways: MediaGateways = {},
): string | undefined {
  const text = source?.trim()
  if (!text) return undefined
  if (/^<svg[\s>]/i.test(text))
    return `data:image/svg+xml,${encodeURIComponent(text)}`
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text
  const [, scheme, path] = /^(ipfs|ar):\/\/(?:ipfs\/)?(.+)$/i.exec(text) ?? []
  if (scheme && path)
    return scheme.toLowerCase() === 'ipfs'
      ? (gateways.ipfs ?? 'https://ipfs.io/ipfs/') + path
      : (gateways.ar ?? 'https://arweave.net/') + path
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text) ? text : undefined
}
