/** Creates a UUID, version 4. Unlike `randomUUID`, it also works without HTTPS. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : byte
    const marked = index === 8 ? (versioned & 0x3f) | 0x80 : versioned
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return digits.replace(
    /^(.{8})(.{4})(.{4})(.{4})/,
    (_, ...groups) => `${groups.slice(0, 4).join('-')}-`,
  )
}
