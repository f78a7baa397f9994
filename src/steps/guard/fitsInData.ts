import type { AbiParameter, Hex } from 'viem'

/** Bytes of one word. */
const word = 32

/**
 * Whether the canonical encoding of the arguments in `data` fits into `data`. Offsets
 * that point to the same bytes many times make short calldata decode to gigabytes;
 * this finds out without decoding, in time proportional to the length of the data.
 */
export function fitsInData(
  inputs: readonly AbiParameter[],
  data: Hex,
): boolean {
  const length = (data.length - 2) / 2
  let left = length

  const readWord = (at: number): number => {
    if (at < 0 || at + word > length) return Number.NaN
    const from = 2 + at * 2
    const value = BigInt(`0x${data.slice(from, from + word * 2)}`)
    return value > BigInt(length) ? Number.NaN : Number(value)
  }
  const spend = (bytes: number): boolean => {
    left -= bytes
    return left >= 0
  }
  /** Visits values that follow each other, from the position of the first. */
  const visitAll = (parts: readonly AbiParameter[], at: number): boolean => {
    let head = at
    return parts.every((part) => {
      const staticSize = getStaticSize(part)
      const isDynamic = Number.isNaN(staticSize)
      const size = isDynamic ? word : staticSize
      head += size
      if (!spend(size)) return false
      return !isDynamic || visit(part, at + readWord(head - size))
    })
  }
  /** Visits a dynamic value that begins at a position. */
  const visit = (part: AbiParameter, at: number): boolean => {
    if (Number.isNaN(at)) return false
    const array = splitArray(part)
    if (array) {
      const { item, count } = array
      if (count !== undefined) return visitAll(Array(count).fill(item), at)
      const found = readWord(at)
      // Every item takes a word or more.
      const hasRoom = spend(word) && found * word <= left
      return hasRoom && visitAll(Array(found).fill(item), at + word)
    }
    if (part.type === 'bytes' || part.type === 'string') {
      const bytes = readWord(at)
      return !Number.isNaN(bytes) && spend(word + bytes)
    }
    return visitAll(getComponents(part), at)
  }
  return visitAll(inputs, 0)
}

/** The item and the fixed length, if there is one, of an array type. */
function splitArray(
  part: AbiParameter,
): { item: AbiParameter; count: number | undefined } | undefined {
  const [, type, count] = /^(.*)\[(\d*)\]$/.exec(part.type) ?? []
  if (type === undefined) return undefined
  return {
    item: { ...part, type },
    count: count ? Number(count) : undefined,
  }
}

/** Bytes of a static value; NaN for a dynamic one, or if it contains one. */
function getStaticSize(part: AbiParameter): number {
  const array = splitArray(part)
  if (array) return (array.count ?? Number.NaN) * getStaticSize(array.item)
  if (part.type === 'bytes' || part.type === 'string') return Number.NaN
  const parts = getComponents(part)
  return parts.length > 0
    ? parts.reduce((sum, it) => sum + getStaticSize(it), 0)
    : word
}

function getComponents(part: AbiParameter): readonly AbiParameter[] {
  return 'components' in part ? (part.components ?? []) : []
}
