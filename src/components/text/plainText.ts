/** Invisible characters that are part of words and emoji. */
const allowedControls = new Set(['\n', '\t', '\u200c', '\u200d'])

/** Makes text from strangers safe to show beside our own. */
export function plainText(text: string | undefined, maxLength = 120): string {
  const start = text?.slice(0, maxLength * 4) ?? ''
  const visible = withoutHidden(start)
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim()
  const characters = [...visible]
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength).join('').trimEnd()}…`
    : visible
}

export function withoutHidden(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (character) =>
    allowedControls.has(character) ? character : '',
  )
}

export function plainLine(text: string | undefined, maxLength = 120): string {
  return plainText(text, maxLength).replace(/\s+/g, ' ')
}
