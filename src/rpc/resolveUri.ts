/** Addresses below which gateways serve files of IPFS and Arweave, with a `/` at the end. */
export type UriBases = { ar: readonly string[]; ipfs: readonly string[] }

const cid = '(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{50,})'
const bareCid = /* @__PURE__ */ new RegExp(`^${cid}(?:[/?].*)?$`, 's')
const servedCid = /* @__PURE__ */ new RegExp(`/ipfs/(${cid}(?:[/?].*)?)$`, 's')

/**
 * Returns the URLs of a file, the preferred one first, or undefined if the text is not
 * an address: https, http, data, ipfs and ar, or a bare content identifier. A file of IPFS
 * that a web server offers is also tried on the gateways.
 */
export function resolveUri(uri: string, bases: UriBases): string[] | undefined {
  const text = uri.trim()
  const [, scheme = '', rest = ''] =
    /^(https?|data|ipfs|ar):(.*)$/is.exec(text) ?? []
  const path = /^\/\/(?:ipfs\/)?(.+)$/is.exec(rest)?.[1]
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https': {
      const url = parseWebUrl(text)?.href
      if (!url) return undefined
      const copies = below(bases.ipfs, servedCid.exec(url)?.[1]) ?? []
      return [...new Set([url, ...copies])]
    }
    case 'data':
      // Handwritten data URLs contain a literal `#`, which would start a fragment.
      return rest.includes(',')
        ? [`data:${rest.replaceAll('#', '%23')}`]
        : undefined
    case 'ipfs':
      return below(bases.ipfs, path)
    case 'ar':
      return below(bases.ar, path)
    default:
      return bareCid.test(text) ? below(bases.ipfs, text) : undefined
  }
}

/** Returns a URL without credentials. */
export function parseWebUrl(text: string | undefined): URL | undefined {
  if (!text || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text))
    return undefined
  const url = new URL(text)
  return url.username || url.password ? undefined : url
}

/** Undefined for a path that leaves its archive. Names can contain `#`. */
function below(
  bases: readonly string[],
  path: string | undefined,
): string[] | undefined {
  if (!path || /(?:^|[\\/])\.\.?(?:[\\/?]|$)|%2e/i.test(path)) return undefined
  return bases.map((base) => base + path.replaceAll('#', '%23'))
}
