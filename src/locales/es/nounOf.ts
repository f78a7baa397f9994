/** The noun for a flow of this kind. */
export function nounOf(kind: string): string {
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
