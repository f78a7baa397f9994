import type { Db } from '../database/types.js'
import { createRecentMap, type RecentMap } from '../recentMap.js'

/**
 * Maximum number of cached statements per database; others are built again each
 * time.
 */
const mostShapes = 500

/**
 * Caches a statement for each database and shape. The shape is everything that
 * the text of the statement depends on; values are placeholders.
 */
export function perShape<shape, statement>(
  build: (db: Db, shape: shape) => statement,
): (db: Db, shape: shape) => statement {
  const databases = new WeakMap<Db, RecentMap<statement>>()
  return (db, shape) => {
    let statements = databases.get(db)
    if (!statements) {
      statements = createRecentMap(mostShapes)
      databases.set(db, statements)
    }
    const key = JSON.stringify(shape)
    const kept = statements.get(key)
    if (kept !== undefined) return kept
    const built = build(db, shape)
    statements.set(key, built)
    return built
  }
}
