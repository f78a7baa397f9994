import { cleanText } from '../database/cleanText.js'

/** Maximum depth; deeper values are dropped. */
const maxDepth = 8

/** Maximum number of items of a list and members of an object. */
const maxItems = 1000

/** Maximum characters of a text inside a document. */
const maxText = 10_000

/**
 * Returns parsed JSON that PostgreSQL accepts, within limits and without nulls.
 */
export function cleanJson(value: unknown, depth = maxDepth): unknown {
  if (typeof value === 'string') return cleanText(value, maxText)
  if (typeof value === 'boolean') return value
  // JSON.parse reads numbers that are too large as infinite.
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : undefined
  if (depth === 0 || !value) return undefined
  if (Array.isArray(value))
    return value
      .slice(0, maxItems)
      .map((item) => cleanJson(item, depth - 1))
      .filter((item) => item !== undefined)
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxItems)
      .map(([key, item]) => [cleanText(key, 200), cleanJson(item, depth - 1)])
      .filter(([, item]) => item !== undefined),
  )
}
