import { splitIntoChunks } from '../splitIntoChunks.js'
import { isAnswer } from './chainView.js'

/** Items that are read at a time; nodes refuse or drop too many calls. */
const batchSize = 100

/** Maps items with an asynchronous function, one batch at a time. */
export async function inBatches<item, result>(
  items: readonly item[],
  map: (item: item) => Promise<result>,
): Promise<result[]> {
  const results: result[] = []
  for (const batch of splitIntoChunks(items, batchSize))
    results.push(...(await Promise.all(batch.map(map))))
  return results
}

/** Results and failures of many reads. */
export type Readings<item, result> = {
  done: result[]
  failed: { item: item; error: unknown }[]
}

/** Reads many things; a failed read does not fail the others. */
export async function readEach<item, result>(
  items: readonly item[],
  read: (item: item) => Promise<result>,
): Promise<Readings<item, result>> {
  const readings: Readings<item, result> = { done: [], failed: [] }
  await inBatches(items, async (item) => {
    try {
      readings.done.push(await read(item))
    } catch (error) {
      if (!isAnswer(error)) throw error
      readings.failed.push({ item, error })
    }
  })
  return readings
}
