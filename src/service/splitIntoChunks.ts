/** Splits items into chunks; the last may be smaller. */
export function splitIntoChunks<item>(
  items: readonly item[],
  size: number,
): item[][] {
  const chunks: item[][] = []
  for (let start = 0; start < items.length; start += size)
    chunks.push(items.slice(start, start + size))
  return chunks
}
