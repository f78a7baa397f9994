/** Returns the noun of a kind of flow, within a sentence. */
export function getNoun(kind: string): string {
  const nouns = {
    buy: 'dein Kauf',
    cancel: 'das Zurückziehen',
    cancelMany: 'das Zurückziehen',
    edit: 'deine Angebotsänderung',
    list: 'dein Angebot',
    listMany: 'dein Angebot',
  }
  return nouns[kind as keyof typeof nouns] ?? 'deine Transaktion'
}

/** Returns the noun of a kind of flow, at the start of a sentence. */
export function getStartNoun(kind: string): string {
  const noun = getNoun(kind)
  return noun.slice(0, 1).toUpperCase() + noun.slice(1)
}
