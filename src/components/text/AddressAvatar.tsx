'use client'
export function AddressAvatar({ address }: { address: string }) {
  const bytes = getBytes(address)
  const [base, turn, x, y] = bytes
  const hue = Math.round((base / 255) * 360)
  // The second hue is never so close that the two look like one.
  const other = hue + 70 + Math.round((turn / 255) * 220)
  const at = `${20 + Math.round(x / 4.25)}% ${20 + Math.round(y / 4.25)}%`
  return (
    <span
      aria-hidden="true"
      className="mk-avatar"
      style={{
        background: `radial-gradient(circle at ${at}, oklch(0.82 0.15 ${other}), transparent 62%), oklch(0.58 0.16 ${hue})`,
      }}
    />
  )
}

/** Four bytes that differ for similar addresses too. */
function getBytes(address: string): [number, number, number, number] {
  let hash = 0x811c9dc5
  for (const sign of address.toLowerCase())
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193)
  // The last characters would affect only the lowest bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash ^= hash >>> 13
  return [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255, hash >>> 24]
}
