/** Steps in one quote. */
export const maxSteps = 64

/** Bytes of calldata in one step. */
export const maxCalldataBytes = 128 * 1024

/** Calls nested in other calls, over all steps. */
export const maxNestedCalls = 256

/** Characters of the typed data of one step, and of its post. */
export const maxTypedDataLength = 1_000_000

/** Levels of nested objects in one step. */
const maxDepth = 64

/**
 * Whether data has at most so many characters and levels. Stops at the limit,
 * also for cycles.
 */
export function isWithinSize(value: unknown, maxLength: number): boolean {
  let left = maxLength
  const visit = (part: unknown, depth: number): boolean => {
    left -= typeof part === 'string' ? part.length + 2 : 1
    if (left < 0 || depth > maxDepth) return false
    if (typeof part !== 'object' || part === null) return true
    for (const [name, member] of Object.entries(part)) {
      left -= name.length
      if (!visit(member, depth + 1)) return false
    }
    return true
  }
  return visit(value, 0)
}
