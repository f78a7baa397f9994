/**
 * Returns the different words of a search, in lower case like the searched
 * text.
 */
export function splitWords(text: string | null | undefined): string[] {
  const words = text?.toLowerCase().split(/\s+/) ?? []
  return [...new Set(words)].filter(Boolean)
}

/** Returns a `like` pattern for texts that contain a word. */
export function containing(word: string): string {
  return `%${escapeLetters(word).join('')}%`
}

/** Minimum letters of a word that is corrected. */
const fewestLetters = 4

/**
 * Returns `like` patterns for texts that contain a word one typo away: one
 * letter wrong, missing or added, or two letters swapped.
 */
export function resembling(word: string): string[] {
  const letters = escapeLetters(word)
  const { length } = letters
  if (length < fewestLetters) return []
  const slips = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)]
    const [next = '', ...rest] = after
    return [
      [...before, '_', ...after],
      [...before, '_', letter, ...after],
      [...before, next, letter, ...rest],
      ...(length > fewestLetters ? [[...before, ...after]] : []),
    ]
  })
  return [...new Set(slips.map((pattern) => `%${pattern.join('')}%`))]
}

/**
 * Whether the trigram index supports a pattern: it needs three characters in a
 * row.
 */
export function isIndexed(pattern: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(pattern)
}

/** Escapes the letters for `like`. */
function escapeLetters(word: string): string[] {
  return [...word].map((letter) => letter.replace(/[\\%_]/, '\\$&'))
}
