/** \p{DI}: fillers, tags and others that have no glyph although some are letters. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu

/** Joiners and variation selectors are part of words and emoji. */
const allowed = /[\n\t]|\u200c|\u200d|\p{VS}/u

/** Letters and signs whose glyph is empty. */
const blank = /[\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu

/**
 * Makes text from strangers safe to show beside our own. Empty if nothing of it can be
 * seen.
 */
export function plainText(text: string | undefined, maxLength = 120): string {
  const start = text?.slice(0, maxLength * 4) ?? ''
  const visible = withoutHidden(start)
    .replace(blank, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim()
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(visible)) return ''
  const characters = [...visible]
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength).join('').trimEnd()}…`
    : visible
}

export function withoutHidden(text: string): string {
  return text.replace(hidden, (character) =>
    allowed.test(character) ? character : '',
  )
}

export function plainLine(text: string | undefined, maxLength = 120): string {
  return plainText(text, maxLength).replace(/\s+/g, ' ')
}
