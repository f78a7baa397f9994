/**
 * Whether an `If-None-Match` header lists a tag, also as a weak one, which
 * proxies make of it when they compress.
 */
export function isKnown(header = '', tag: string): boolean {
  const known = header.split(',').map((part) => part.trim())
  return [tag, `W/${tag}`, '*'].some((one) => known.includes(one))
}
