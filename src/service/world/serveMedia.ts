import { itemCount } from './art/items.js'
import { getArtwork, getMetadata } from './metadata.js'

const path =
  /^\/(media|metadata)\/(emblems|items)\/(0x[0-9a-f]+|[0-9a-f]+)(\.svg|\.json)?$/i

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Answers requests for images and metadata of the local world; undefined for
 * other requests.
 */
export function serveMedia(
  request: Request,
  { emblems }: { emblems: number },
): Response | undefined {
  const { origin, pathname } = new URL(request.url)
  const [, kind, folder, id = '', ending] = path.exec(pathname) ?? []
  if (!kind || !['GET', 'HEAD'].includes(request.method)) return undefined
  const collection = folder === 'items' ? 'items' : 'emblems'
  const tokenId = parseTokenId(id)
  const exists =
    tokenId !== undefined &&
    (collection === 'emblems'
      ? tokenId >= 1n && tokenId <= BigInt(emblems)
      : tokenId < BigInt(itemCount))
  if (!exists || (kind === 'media') !== (ending === '.svg')) return undefined
  if (kind === 'media')
    return new Response(getArtwork(collection, String(tokenId)).svg, {
      headers: {
        ...headers,
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    })
  const { attributes, backgroundColor, description, externalUrl, image, name } =
    getMetadata(collection, String(tokenId), origin)
  return Response.json(
    {
      name,
      description,
      image,
      external_url: externalUrl,
      background_color: backgroundColor,
      attributes,
    },
    { headers },
  )
}

/** Parses a token id. ERC-1155 clients send 64 hex digits for `{id}`. */
function parseTokenId(id: string): bigint | undefined {
  if (/^[0-9a-f]{64}$/i.test(id)) return BigInt(`0x${id}`)
  return /^\d{1,78}$/.test(id) ? BigInt(id) : undefined
}
