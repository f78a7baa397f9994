/**
 * Returns the URLs of a URI, the preferred one first: https, http, data, ipfs
 * through gateways, and ar. Empty for ipfs without gateways; undefined for
 * other URIs.
 */
export function resolveUri(
  uri: string,
  ipfsGateways: readonly string[],
): string[] | undefined {
  const text = uri.trim()
  const [, scheme = '', rest = ''] =
    /^(https?|data|ipfs|ar):(.*)$/is.exec(text) ?? []
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return readWebUrl(text)
    case 'data':
      // Handwritten data URIs contain a literal `#`, which would start a
      // fragment.
      return rest.includes(',')
        ? [`data:${rest.replaceAll('#', '%23')}`]
        : undefined
    case 'ipfs':
      return below(ipfsGateways.map(ipfsBase), contentPath.exec(rest)?.[1])
    case 'ar':
      return below(['https://arweave.net/'], arweavePath.exec(rest)?.[1])
    default:
      return undefined
  }
}

/** A content identifier, optionally with a path. */
const contentPath = /^\/\/(?:ipfs\/)?([a-z0-9]{32,}(?:[/?].*)?)$/is

/** A transaction id, optionally with a path. */
const arweavePath = /^\/\/([\w-]{43}(?:[/?].*)?)$/s

function readWebUrl(text: string): string[] | undefined {
  if (!URL.canParse(text)) return undefined
  const { href, password, username } = new URL(text)
  return username || password ? undefined : [href]
}

function below(
  bases: readonly string[],
  path: string | undefined,
): string[] | undefined {
  if (path === undefined) return undefined
  const [id = ''] = path.split(/[/?]/)
  const urls = bases.map(
    (base) => new URL(base + path.replaceAll('#', '%23')).href,
  )
  // Dots in the path must not lead to other paths of a gateway.
  const isInside = bases.every((base, index) =>
    urls[index]?.startsWith(base + id),
  )
  return isInside ? urls : undefined
}

function ipfsBase(gateway: string): string {
  return `${new URL(gateway).href.replace(/\/+$/, '')}/ipfs/`
}
