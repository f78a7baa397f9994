/** The most steps of one quote. */
export const maxSteps = 64

/** The most bytes of calldata in one step. */
export const maxCalldataBytes = 128 * 1024

/** The most calls inside the calls of all steps. */
export const maxNestedCalls = 256

/** The most characters of one step's typed data, or of its post. */
export const maxTypedDataLength = 1_000_000

/** The deepest nesting of objects in one step. */
const maxDepth = 64

/**
 * Whether plain data stays within a number of characters and a depth. Stops
 * at the limit, so that it is safe for data of any size and for cycles.
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
