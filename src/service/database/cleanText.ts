/** A text that PostgreSQL takes, in JSON too; cut to a length. */
export function cleanText(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
}
