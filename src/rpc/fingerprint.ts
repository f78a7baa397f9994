/** Returns a short one-way hash that distinguishes access keys without storing them. */
export function fingerprint(text: string): string {
  let hash = 0
  for (const character of text)
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}
