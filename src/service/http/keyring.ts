import { eq, inArray } from 'drizzle-orm'
import type { Hex } from 'viem'
import { type AccessKey, hashKey } from '../accessKeys.js'
import type { ServiceContext } from '../context.js'
import { accessKeys, projects } from '../database/schema.js'
import { createRecentMap } from '../recentMap.js'

/** Looks up access keys. */
export type Keyring = {
  /** Returns the rights of a key; undefined if it does not exist. */
  find(key: string | undefined): Promise<AccessKey | undefined>
}

/** Maximum milliseconds until a change of a key takes effect. */
export const keyLifetime = 5_000

const longestKey = 256

/**
 * Looks up keys by hash, so that the response time reveals nothing about other
 * keys. Caches results for some seconds.
 */
export function createKeyring({ db, now }: ServiceContext): Keyring {
  // Cached separately, so that a flood of wrong keys cannot evict valid ones.
  const right = createRecentMap<{ key: AccessKey; until: number }>(10_000)
  const wrong = createRecentMap<{ until: number }>(10_000)
  const hashes = createRecentMap<Hex>(1_000)

  const load = inOneQuery(async (hashes) => {
    const found = await db
      .select({
        hash: accessKeys.hash,
        projectId: accessKeys.projectId,
        chainIds: accessKeys.chainIds,
        origins: projects.origins,
        requestsPerMinute: projects.requestsPerMinute,
      })
      .from(accessKeys)
      .innerJoin(projects, eq(projects.id, accessKeys.projectId))
      .where(inArray(accessKeys.hash, hashes))
    return new Map(found.map((key) => [key.hash, key]))
  })

  return {
    async find(text) {
      if (!text || text.length > longestKey) return undefined
      const hash = hashes.get(text) ?? hashKey(text)
      hashes.set(text, hash)
      const asked = now()
      const isFresh = (entry: { until: number } | undefined) =>
        entry !== undefined &&
        entry.until > asked &&
        entry.until <= asked + keyLifetime
      const remembered = right.get(hash)
      if (isFresh(remembered)) return remembered?.key
      if (isFresh(wrong.get(hash))) return undefined
      const key = await load(hash)
      const until = asked + keyLifetime
      if (key) right.set(hash, { key, until })
      else wrong.set(hash, { until })
      return key
    },
  }
}

/**
 * Batches lookups that arrive while a query runs into the next one: only one
 * query at a time looks up keys.
 */
function inOneQuery<value>(
  query: (hashes: Hex[]) => Promise<Map<Hex, value>>,
): (hash: Hex) => Promise<value | undefined> {
  let running: Promise<unknown> = Promise.resolve()
  let next: { found: Promise<Map<Hex, value>>; hashes: Set<Hex> } | undefined
  return async (hash) => {
    if (!next) {
      const hashes = new Set<Hex>()
      const found = running.then(() => {
        next = undefined
        return query([...hashes])
      })
      next = { found, hashes }
      running = found.catch(() => {})
    }
    next.hashes.add(hash)
    return (await next.found).get(hash)
  }
}
