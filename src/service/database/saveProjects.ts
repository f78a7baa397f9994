import { hashKey } from '../http/accessKeys.js'
import { accessKeys, projects } from './schema.js'
import type { Db } from './types.js'

/** A project and the keys that open it. */
export type ProjectConfig = {
  id: number
  name: string
  /** Public keys; stored as hashes. */
  accessKeys: readonly string[]
  /** Chains that the keys may address. @default all */
  chainIds?: readonly number[] | undefined
}

/** Makes the configured projects and their keys known to the database. */
export async function saveProjects(
  db: Db,
  configured: readonly ProjectConfig[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { accessKeys: keys, chainIds, id, name } of configured) {
      await tx
        .insert(projects)
        .values({ id, name })
        .onConflictDoUpdate({ target: projects.id, set: { name } })
      const opens = { projectId: id, chainIds: chainIds ? [...chainIds] : null }
      for (const key of keys)
        await tx
          .insert(accessKeys)
          .values({ hash: hashKey(key), ...opens })
          .onConflictDoUpdate({ target: accessKeys.hash, set: opens })
    }
  })
}
