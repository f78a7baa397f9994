/** Calls under way at a time; a node refuses or drops too many. */
const batchSize = 100

/** Maps items by an asynchronous function, a batch of them at a time. */
export async function inBatches<item, result>(
  items: readonly item[],
  map: (item: item) => Promise<result>,
): Promise<result[]> {
  const results: result[] = []
  for (let start = 0; start < items.length; start += batchSize)
    results.push(
      ...(await Promise.all(items.slice(start, start + batchSize).map(map))),
    )
  return results
}
