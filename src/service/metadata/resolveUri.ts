import { resolveUri as resolve } from '../../rpc/resolveUri.js'

/**
 * Returns the URLs of a URI, the preferred one first. Empty for ipfs without gateways;
 * undefined if it is not an address, or if its content identifier or transaction id is invalid.
 */
export function resolveUri(
  uri: string,
  ipfsGateways: readonly string[],
): string[] | undefined {
  const text = uri.trim()
  if (/^(ipfs|ar):/i.test(text) && !contentAddress.test(text)) return undefined
  return resolve(text, {
    ar: ['https://arweave.net/'],
    ipfs: ipfsGateways.map(ipfsBase),
  })?.map((url) => (url.startsWith('data:') ? url : new URL(url).href))
}

/** An identifier, optionally with a path. */
const contentAddress =
  /^(?:ipfs:\/\/(?:ipfs\/)?[a-z0-9]{32,}|ar:\/\/[\w-]{43})(?:[/?].*)?$/is

function ipfsBase(gateway: string): string {
  return `${new URL(gateway).href.replace(/\/+$/, '')}/ipfs/`
}
