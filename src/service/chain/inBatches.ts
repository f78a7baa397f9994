import { splitIntoChunks } from '../splitIntoChunks.js'
import { isAnswer } from './chainView.js'

/** Calls under way at a time; a node refuses or drops too many. */
const batchSize = 100

/** Maps items by an asynchronous function, a batch of them at a time. */
export async function inBatches<item, result>(
  items: readonly item[],
  map: (item: item) => Promise<result>,
): Promise<result[]> {
  const results: result[] = []
  for (const batch of splitIntoChunks(items, batchSize))
    results.push(...(await Promise.all(batch.map(map))))
  return results
}

/** What came of reading many things. */
export type Readings<item, result> = {
  done: result[]
  failed: { item: item; error: unknown }[]
}

/** Reads many things; one that the node cannot tell takes no other with it. */
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
