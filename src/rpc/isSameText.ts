/**
 * Compares text without regard to case, and integers of up to 256 bits by
 * value. Absent values are never the same.
 */
export function isSameText(a: unknown, b: unknown): boolean {
  return a != null && b != null && toText(a) === toText(b)
}

function toText(value: unknown): string {
  const text = String(value)
  // Some wallets read `0X` as text. More digits do not fit a uint256, and are slow to read.
  return /^(\d{1,78}|0x[\da-fA-F]{1,64})$/.test(text)
    ? String(BigInt(text))
    : text.toLowerCase()
}
