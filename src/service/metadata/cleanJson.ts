import { cleanText } from '../database/cleanText.js'

/** Levels of a document that are kept. */
const maxDepth = 8

/** Items of a list, and members of an object, that are kept. */
const maxItems = 1000

/** Characters of a text inside a document that are kept. */
const maxText = 10_000

/** Parsed JSON that PostgreSQL takes, within bounds; nulls are left out. */
export function cleanJson(value: unknown, depth = maxDepth): unknown {
  if (typeof value === 'string') return cleanText(value, maxText)
  if (typeof value === 'boolean') return value
  // Too large a number in JSON is read as infinite.
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
