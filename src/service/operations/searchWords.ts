/** Words of a search, each once, in the lower case of what is searched. */
export function splitWords(text: string | null | undefined): string[] {
  const words = text?.toLowerCase().split(/\s+/) ?? []
  return [...new Set(words)].filter(Boolean)
}

/** Matches texts that contain a word, for `like`. */
export function containing(word: string): string {
  return `%${escapeLetters(word).join('')}%`
}

/** Fewer letters tell too little to guess what was meant. */
const fewestLetters = 4

/**
 * Matches texts that contain a word which is one slip from this one: a letter
 * wrong, too few or too many, or two letters swapped.
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

/** Whether the index on searches finds a pattern: it knows three in a row. */
export function isIndexed(pattern: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(pattern)
}

/** The letters, as `like` wants them. */
function escapeLetters(word: string): string[] {
  return [...word].map((letter) => letter.replace(/[\\%_]/, '\\$&'))
}
