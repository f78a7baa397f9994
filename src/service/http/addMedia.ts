import { and, eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { ServiceContext } from '../context.js'
import { createTurns } from '../createTurns.js'
import { media } from '../database/schema.js'
import type { AppEnv } from './appEnv.js'
import { ServiceError } from './serviceErrors.js'

/** Maximum number of files that are read at a time, 1 MB each. */
const mostReads = 4

/**
 * Files are written by strangers: they may draw, but not load anything or run in
 * the origin of the service.
 */
const quiet =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox"

/** Pages may also run their own scripts, without network. */
const page =
  "default-src 'none'; img-src data: blob:; media-src data: blob:; font-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'unsafe-eval' data: blob:; worker-src blob:; sandbox allow-scripts"

/** Adds the route of the files that metadata contain. It needs no key. */
export function addMedia(app: Hono<AppEnv>, { db }: ServiceContext): void {
  const inTurn = createTurns(mostReads)

  app.get(
    '/media/:chainId{\\d{1,15}}/:contract{0x[0-9a-f]{40}}/:tokenId{\\d{1,78}}/:field/:file',
    async (c) => {
      const { chainId, contract, field, file, tokenId } = c.req.param()
      const [asked] = file.split('.')
      const headers = {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      }
      const lasting = {
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: `"${asked}"`,
      }
      // A hash names its content for ever.
      if (c.req.header('If-None-Match') === lasting.ETag)
        return c.body(null, 304, { ...headers, ...lasting })
      const [found] = await inTurn(() =>
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
      return c.body(found.content, 200, {
        ...headers,
        // A URL from before the last change of the token shows the new file.
        ...(found.hash === asked ? lasting : { 'Cache-Control': 'no-store' }),
        'Content-Security-Policy': found.type === 'text/html' ? page : quiet,
        'Content-Type': found.type,
      })
    },
  )
}
