import { eq, inArray } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { ServiceContext } from '../context.js'
import { accessKeys, projects } from '../database/schema.js'
import { type AccessKey, hashKey } from './accessKeys.js'
import { createRecentMap } from './recentMap.js'

/** Knows the access keys. */
export type Keyring = {
  /** What a key opens; undefined when there is no such key. */
  find(key: string | undefined): Promise<AccessKey | undefined>
}

/** Milliseconds after which a change of a key is seen at the latest. */
export const keyLifetime = 5_000

const longestKey = 256

/**
 * Looks keys up by their hashes, so that the time this takes tells nothing of
 * the keys that exist, and remembers what it found for some seconds.
 */
export function createKeyring({ db, now }: ServiceContext): Keyring {
  // Apart, so that a flood of wrong keys cannot push out right ones.
  const right = createRecentMap<{ key: AccessKey; until: number }>(10_000)
  const wrong = createRecentMap<{ until: number }>(10_000)

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
      const hash = hashKey(text)
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
 * Gathers what is asked for while a query runs, and asks for it in the next:
 * however many keys come in, one query at a time looks them up.
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
