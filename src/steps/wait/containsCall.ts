import { type Hex, keccak256 } from 'viem'

/** Bytes to hash: each candidate hashes a part of the calldata. */
const maxBytes = 200_000

/**
 * Whether calldata contains a call with one of the digests, as the bundles of smart
 * accounts do: `(to, value, data)` as an ABI-encoded tuple (ERC-7579, ERC-7821), or
 * packed (`multiSend` of a Safe).
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
  return false
}

const lengthWord = /(?=0{56}([0-9a-f]{8}))/g
