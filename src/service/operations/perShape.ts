import type { Db } from '../database/types.js'
import { createRecentMap, type RecentMap } from '../http/recentMap.js'

/** Shapes kept for each database; who asks for more waits for the building. */
const mostShapes = 500

/**
 * A statement that is built once for each database and shape. The shape says
 * all that the text of the statement depends on; values are placeholders.
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
