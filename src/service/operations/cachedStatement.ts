import type { Db } from '../database/types.js'
import { createRecentMap, type RecentMap } from '../recentMap.js'

/**
 * Maximum number of cached statements per database; others are built again each
 * time.
 */
const maximum = 500

/**
 * Caches a statement for each database and shape. The shape is everything that
 * the text of the statement depends on; values are placeholders.
 */
export function cachedStatement<shape, statement>(
  build: (db: Db, shape: shape) => statement,
): (db: Db, shape: shape) => statement {
  const databases = new WeakMap<Db, RecentMap<statement>>()
  return (db, shape) => {
    let statements = databases.get(db)
    if (!statements) {
      statements = createRecentMap(maximum)
      databases.set(db, statements)
    }
    const key = JSON.stringify(shape)
    const cached = statements.get(key)
    if (cached !== undefined) return cached
    const built = build(db, shape)
    statements.set(key, built)
    return built
  }
}
