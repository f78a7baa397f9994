import { type Hex, keccak256 } from 'viem'

/** Bytes to hash: each candidate hashes a part of the calldata. */
const maxBytes = 200_000

/**
 * Whether calldata contains a call with one of the digests, as the bundles of smart
 * accounts do: `(to, value, data)` as an ABI-encoded tuple (ERC-7579, ERC-7821),
 * packed (`multiSend` of a Safe), or as an array of each (`executeBatch`).
 */
export function containsCall(input: Hex, digests: readonly Hex[]): boolean {
  const text = input.slice(2).toLowerCase()
  let bytes = 0
  // The length of `data` fits in four bytes, so zeros come before it.
  for (const { index, 1: digits = '' } of text.matchAll(lengthWord)) {
    const start = index + 64
    const end = start + 2 * Number.parseInt(digits, 16)
    if (index % 2 || end === start || end > text.length) continue
    const data = text.slice(start, end)
    // In a tuple, the offset of `data` is between value and length.
    for (const valueEnd of [index - 64, index]) {
      if (valueEnd < 104) continue
      bytes += (end - valueEnd) / 2
      if (bytes > maxBytes) return false
      // A digest hashes `to`, `value` and `data`.
      const toAndValue = text.slice(valueEnd - 104, valueEnd)
      if (digests.includes(keccak256(`0x${toAndValue}${data}`))) return true
    }
  }
  return containsArrays(text, digests)
}

/** Whether arrays of targets, values and data contain a call with one of the digests. */
function containsArrays(text: string, digests: readonly Hex[]): boolean {
  let bytes = 0
  for (const { index, 1: selector } of text.matchAll(arraySelector)) {
    if (index % 2) continue
    const start = index + 8
    const read = (at: number, size = 32) =>
      text.slice(start + 2 * at, start + 2 * (at + size))
    const readNumber = (at: number) => Number.parseInt(read(at), 16)
    const targets = readNumber(0)
    const values = selector === withoutValues ? undefined : readNumber(32)
    const datas = readNumber(values === undefined ? 32 : 64)
    const count = readNumber(datas)
    for (let call = 1; call <= count; call++) {
      const data = datas + 32 + readNumber(datas + 32 * call)
      const size = readNumber(data)
      bytes += 84 + size
      // A number that is not there is NaN.
      if (!(bytes <= maxBytes)) return false
      // Some accounts take an empty array for values of zero.
      const hasValue = values !== undefined && readNumber(values) > 0
      const value = hasValue ? read(values + 32 * call) : zero
      const to = read(targets + 32 * call).slice(24)
      const digest = keccak256(`0x${to}${value}${read(data + 32, size)}`)
      if (digests.includes(digest)) return true
    }
  }
  return false
}

/** `executeBatch(address[],bytes[])`. */
const withoutValues = '18dfb3c7'

/** Also `executeBatch(address[],uint256[],bytes[])`, and Biconomy's. */
const arraySelector = /(?=(18dfb3c7|47e1da2a|00004680))/g

const zero = '0'.repeat(64)

const lengthWord = /(?=0{56}([0-9a-f]{8}))/g
