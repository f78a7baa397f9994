import type { Context } from 'hono'
import type { ServiceContext } from '../context.js'
import { type AccessKey, permitOrigin } from './accessKeys.js'
import type { AppEnv } from './appEnv.js'
import { createKeyring } from './keyring.js'
import { createOrigins } from './origins.js'
import { createRateLimit } from './rateLimit.js'
import { ServiceError } from './serviceErrors.js'

/** Decides who may come in. */
export type Border = {
  /**
   * The origin whose pages may read the answer. Preflights carry no key: they
   * pass when any project would have the origin. Failures are for everyone to
   * read, as nobody's data are in them.
   */
  allowedOrigin(origin: string, c: Context<AppEnv>): Promise<string | null>
  /**
   * The key of a request.
   *
   * @throws ServiceError when it has none, is from elsewhere, or is too much.
   */
  admit(c: Context<AppEnv>): Promise<AccessKey>
}

/** Of the requests that a key may make, what all without one may make. */
const strangersShare = 1 / 10

/** Creates the border of a service. */
export function createBorder(
  context: ServiceContext,
  prepare: () => Promise<void>,
): Border {
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
    // A fault that keeps this from being known is answered with later on.
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
