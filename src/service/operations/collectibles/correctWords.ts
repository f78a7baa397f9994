import { sql } from 'drizzle-orm'
import { collectibles } from '../../database/schema.js'
import type { Db } from '../../database/types.js'
import { cachedStatement } from '../cachedStatement.js'
import {
  areWords,
  type Condition,
  collectiblesWhere,
  conditionSql,
  correct,
  getPlaceholderValues,
} from './collectibleConditions.js'

/**
 * If no collectible meets all conditions, treats words that occur nowhere in
 * the collection as typos. Returns the corrected conditions, or undefined if
 * there is nothing to correct.
 */
export async function correctWords(
  db: Db,
  conditions: readonly Condition[],
  values: Record<string, unknown>,
): Promise<Condition[] | undefined> {
  const words = areWords(conditions).flatMap((word) => {
    const correction = correct(word)
    return correction ? [{ correction, word }] : []
  })
  if (words.length === 0) return undefined
  // A single condition needs no query: it matched nothing, so its word occurs nowhere.
  const occurs =
    conditions.length > 1
      ? await findOccurring(
          db,
          words.map(({ word }) => word),
          values,
        )
      : []
  const corrected = new Map(
    words
      .filter((_, index) => !occurs[index])
      .map(({ correction, word }) => [word, correction]),
  )
  if (corrected.size === 0) return undefined
  return conditions.map((condition) => corrected.get(condition) ?? condition)
}

async function findOccurring(
  db: Db,
  words: readonly Condition[],
  values: Record<string, unknown>,
): Promise<boolean[]> {
  const kinds = words.map(({ kind }) => ({ kind }))
  const [found] = await selectOccurring(db, kinds).execute({
    ...values,
    ...getPlaceholderValues(words),
  })
  return found?.occurs ?? []
}

const selectOccurring = cachedStatement(
  (db: Db, words: Pick<Condition, 'kind'>[]) => {
    // Materialized: for `exists` alone the planner would not use the index.
    const occurs = words.map(
      (word, index) => sql`exists (
      with found as materialized (
        select from ${collectibles}
        where ${collectiblesWhere(collectibles)}
          and ${conditionSql(collectibles, word, index)}
      ) select from found
    )`,
    )
    return db
      .select({ occurs: sql<boolean[]>`occurs` })
      .from(
        sql`(select jsonb_build_array(${sql.join(occurs, sql`, `)}) as occurs) words`,
      )
      .prepare('')
  },
)
