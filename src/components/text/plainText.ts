/** Invisible, but part of how words and emoji are written. */
const kept = new Set(['\n', '\t', '\u200c', '\u200d'])

/**
 * Text of strangers, fit to stand beside our own: nothing in it turns the
 * direction of what follows, hides, piles up over other lines or has no end.
 */
export function plainText(text: string | undefined, longest = 120): string {
  const whole = text?.slice(0, longest * 4) ?? ''
  const seen = withoutHidden(whole)
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim()
  const signs = [...seen]
  return signs.length > longest
    ? `${signs.slice(0, longest).join('').trimEnd()}…`
    : seen
}

/** Text without signs that are not seen; half of a character is no sign. */
export function withoutHidden(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (sign) =>
    kept.has(sign) ? sign : '',
  )
}

/** As `plainText`, on one line. */
export function plainLine(text: string | undefined, longest = 120): string {
  return plainText(text, longest).replace(/\s+/g, ' ')
}
