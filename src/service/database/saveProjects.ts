import { and, eq, notInArray } from 'drizzle-orm'
import { ConfigurationError } from '../../errors.js'
import { hashKey } from '../accessKeys.js'
import { accessKeys, projects } from './schema.js'
import type { Db } from './types.js'

/** A project and its access keys. */
export type ProjectConfig = {
  /** Id that you choose. */
  id: number
  /** Display name. */
  name: string
  /**
   * All public keys of the project, stored as hashes. Keys that are not listed
   * stop working.
   */
  accessKeys: readonly string[]
  /** Chains that the keys may use. @default all */
  chainIds?: readonly number[] | undefined
  /**
   * Web origins whose pages may use the keys, such as `https://shop.example`.
   * Requests without an origin, such as those of servers, are always accepted.
   * @default all
   */
  origins?: readonly string[] | undefined
  /** Requests per minute of each key. @default the service's limit */
  requestsPerMinute?: number | undefined
}

/**
 * Stores the configured projects, and removes keys that they no longer list.
 * Other projects stay.
 *
 * @throws ConfigurationError if an origin is invalid or two projects share a
 * key.
 */
export async function saveProjects(
  db: Db,
  configured: readonly ProjectConfig[],
): Promise<void> {
  checkProjects(configured)
  await db.transaction(async (tx) => {
    for (const { accessKeys: keys, chainIds, id, ...rest } of configured) {
      const project = {
        name: rest.name,
        origins: rest.origins ? [...rest.origins] : null,
        requestsPerMinute: rest.requestsPerMinute ?? null,
      }
      await tx
        .insert(projects)
        .values({ id, ...project })
        .onConflictDoUpdate({ target: projects.id, set: project })
      const opens = { projectId: id, chainIds: chainIds ? [...chainIds] : null }
      const hashes = keys.map(hashKey)
      for (const hash of hashes)
        await tx
          .insert(accessKeys)
          .values({ hash, ...opens })
          .onConflictDoUpdate({ target: accessKeys.hash, set: opens })
      await tx
        .delete(accessKeys)
        .where(
          and(
            eq(accessKeys.projectId, id),
            hashes.length ? notInArray(accessKeys.hash, hashes) : undefined,
          ),
        )
    }
  })
}

function checkProjects(configured: readonly ProjectConfig[]): void {
  const owners = new Map<string, number>()
  for (const {
    accessKeys,
    id,
    origins = [],
    requestsPerMinute,
  } of configured) {
    for (const origin of origins)
      if (!isOrigin(origin))
        throw new ConfigurationError(
          `Project ${id} has an invalid origin: ${origin}`,
          {
            metaMessages: [
              'Write it as browsers send it, without a path: https://shop.example',
            ],
          },
        )
    if (requestsPerMinute !== undefined && !isWhole(requestsPerMinute))
      throw new ConfigurationError(
        `Project ${id} has an invalid \`requestsPerMinute\`: ${requestsPerMinute}.`,
        { metaMessages: ['Pass a whole number of at least 1, or omit it.'] },
      )
    for (const key of accessKeys) {
      if (!key || (owners.get(key) ?? id) !== id)
        throw new ConfigurationError(
          key
            ? `Projects ${owners.get(key)} and ${id} share an access key.`
            : `Project ${id} has an empty access key.`,
          { metaMessages: ['Each access key belongs to one project.'] },
        )
      owners.set(key, id)
    }
  }
}

/** Apps have schemes of their own, for which `URL` returns no origin. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text)
    ? URL.canParse(text) && new URL(text).origin === text
    : /^[a-z][a-z\d+.-]*:\/\/[a-z\d.:_-]+$/.test(text)
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1
}
