import { and, eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { ServiceContext } from '../context.js'
import { media } from '../database/schema.js'
import { limitConcurrency } from '../limitConcurrency.js'
import { ServiceError } from '../serviceErrors.js'
import type { AppEnv } from './appEnv.js'
import { isKnown } from './isKnown.js'

/** Files that are read at a time, and requests that may wait; 1 MB each. */
const limits = { running: 4, waiting: 200 }

/**
 * Files are written by strangers: they may draw, but not load anything or run in
 * the origin of the service.
 */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Adds the route of the files that metadata contain. It needs no key. */
export function addMedia(app: Hono<AppEnv>, { db }: ServiceContext): void {
  const limit = limitConcurrency(
    limits,
    () =>
      new ServiceError(
        'RateLimited',
        'Too many files are being read. Try again in a second.',
        {
          retryAfter: 1,
        },
      ),
  )

  app.get(
    '/media/:chainId{\\d{1,15}}/:contract{0x[0-9a-f]{40}}/:tokenId{\\d{1,78}}/:field{[A-Za-z]+}/:file',
    async (c) => {
      const { chainId, contract, field, file, tokenId } = c.req.param()
      const [hash] = file.split('.')
      const lasting = {
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: `"${hash}"`,
      }
      // The URL contains the hash, so its content never changes.
      if (isKnown(c.req.header('If-None-Match'), lasting.ETag))
        return c.body(null, 304, { ...headers, ...lasting })
      const [found] = await limit(() =>
        db
          .select({
            content: media.content,
            hash: media.hash,
            type: media.type,
          })
          .from(media)
          .where(
            and(
              eq(media.chainId, Number(chainId)),
              sql`${media.contractAddress} = ${contract}`,
              sql`${media.tokenId} = ${tokenId}::numeric`,
              eq(media.field, field),
            ),
          ),
      )
      if (!found)
        throw new ServiceError('NotFound', 'The token has no such file.')
      const { content, type } = found
      const isSameFile = found.hash === hash
      // A part of another file would be put together with the one from before.
      const range = isSameFile
        ? readRange(c.req.header('Range'), content.byteLength)
        : undefined
      const sent = {
        ...headers,
        // A URL from before the last change of the token shows the new file.
        ...(isSameFile ? lasting : { 'Cache-Control': 'no-store' }),
        'Accept-Ranges': 'bytes',
        'Content-Type': type,
      }
      if (!range) return c.body(content, 200, sent)
      const [first, last] = range
      return c.body(content.slice(first, last + 1), 206, {
        ...sent,
        'Content-Range': `bytes ${first}-${last}/${content.byteLength}`,
      })
    },
  )
}

/**
 * Reads the first and last byte of a `Range` header, which Safari sends for
 * videos. Undefined for headers that may be ignored: several ranges, and those
 * outside of the file.
 */
function readRange(
  header = '',
  size: number,
): readonly [first: number, last: number] | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (!from && !to) return undefined
  const first = from ? Number(from) : Math.max(0, size - Number(to))
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  return first <= last ? [first, last] : undefined
}
