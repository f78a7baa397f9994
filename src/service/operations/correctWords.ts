import { sql } from 'drizzle-orm'
import { collectibles } from '../database/schema.js'
import type { Db } from '../database/types.js'
import {
  areWords,
  type Condition,
  collectiblesWhere,
  conditionSql,
  correct,
  getPlaceholderValues,
} from './collectibleConditions.js'
import { perShape } from './perShape.js'

/**
 * Takes words that occur nowhere in a collection for mistyped ones, where no
 * collectible meets all conditions. Answers the conditions with those
 * corrected, or undefined when there are none.
 */
export async function correctWords(
  db: Db,
  conditions: readonly Condition[],
  place: Record<string, unknown>,
): Promise<Condition[] | undefined> {
  const words = areWords(conditions).flatMap((word) => {
    const correction = correct(word)
    return correction ? [{ correction, word }] : []
  })
  if (words.length === 0) return undefined
  // The only condition, if nothing meets it, occurs nowhere.
  const occurs =
    conditions.length > 1
      ? await findOccurring(
          db,
          words.map(({ word }) => word),
          place,
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
  place: Record<string, unknown>,
): Promise<boolean[]> {
  const kinds = words.map(({ kind }) => ({ kind }))
  const [found] = await selectOccurring(db, kinds).execute({
    ...place,
    ...getPlaceholderValues(words),
  })
  return found?.occurs ?? []
}

const selectOccurring = perShape((db: Db, words: Pick<Condition, 'kind'>[]) => {
  // Planned as for all: the first alone would not seem worth an index.
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
})
