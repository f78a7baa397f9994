/** Returns the noun of a kind of flow. */
export function getNoun(kind: string): string {
  const nouns = {
    buy: 'compra',
    cancel: 'cancelación',
    cancelMany: 'cancelación',
    edit: 'actualización',
    list: 'publicación',
    listMany: 'publicación',
  }
  return nouns[kind as keyof typeof nouns] ?? 'transacción'
}
