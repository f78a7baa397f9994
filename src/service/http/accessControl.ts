import type { Context } from 'hono'
import { type AccessKey, permitOrigin } from '../accessKeys.js'
import type { ServiceContext } from '../context.js'
import { ServiceError } from '../serviceErrors.js'
import type { AppEnv } from './appEnv.js'
import { isGet } from './isGet.js'
import { createKeyring } from './keyring.js'
import { createOrigins } from './origins.js'
import { createRateLimit } from './rateLimit.js'

/** Decides who may send requests. */
export type AccessControl = {
  /**
   * Returns the origin whose pages may read the response. Preflights carry no
   * key: they pass if any project lists the origin. Errors are readable by all
   * if the key is unknown.
   */
  allowedOrigin(origin: string, c: Context<AppEnv>): Promise<string | null>
  /**
   * Returns the key of a request.
   *
   * @throws ServiceError if the key is missing, not for this origin, or over
   * its limit.
   */
  admit(c: Context<AppEnv>): Promise<AccessKey>
  /**
   * Admits a public request.
   *
   * @throws ServiceError if public requests are over their limit.
   */
  admitPublic(): undefined
  /** Whether a request needs no access key. */
  isPublic(c: Context<AppEnv>): boolean
}

/** Share of a key's limit that all requests without a key have together. */
const strangersShare = 1 / 10

/** Checks access keys, their origins and rate limits. */
export function createAccessControl(
  context: ServiceContext,
  prepare: () => Promise<void>,
): AccessControl {
  const keyring = createKeyring(context)
  const origins = createOrigins(context)
  const limit = createRateLimit(context.now)

  async function findKey(c: Context<AppEnv>) {
    await prepare()
    const key = await keyring.find(c.req.header('X-Access-Key'))
    c.set('key', key)
    return key
  }

  async function judge(origin: string, c: Context<AppEnv>) {
    if (c.req.method === 'OPTIONS') {
      await prepare()
      return (await origins.includes(origin)) ? origin : null
    }
    const key = await findKey(c)
    if (!key?.origins) return '*'
    return key.origins.includes(origin) ? origin : null
  }

  return {
    isPublic: (c) => context.publicReads && isGet(c),
    admitPublic: () =>
      limit('public', context.requestsPerMinute, 'without an access key'),
    // If the key cannot be looked up, the request itself fails with an error.
    allowedOrigin: (origin, c) => judge(origin, c).catch(() => '*'),
    async admit(c) {
      const key = c.get('key') ?? (await findKey(c))
      if (!key) {
        limit(
          'strangers',
          context.requestsPerMinute * strangersShare,
          'without a known access key',
        )
        throw new ServiceError(
          'Unauthorized',
          c.req.header('X-Access-Key')
            ? 'The access key is unknown. Use the public key of your project.'
            : 'The access key is missing. Send it in the header X-Access-Key.',
        )
      }
      permitOrigin(key, c.req.header('Origin'))
      limit(
        key.hash,
        key.requestsPerMinute ?? context.requestsPerMinute,
        'with this access key',
      )
      return key
    },
  }
}
