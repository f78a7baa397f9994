/** Returns a text that PostgreSQL accepts, also in JSON, cut to a length. */
export function cleanText(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
}
