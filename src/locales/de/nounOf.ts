/** The noun for a flow of this kind. */
export function nounOf(kind: string): string {
  const nouns = {
    buy: 'Der Kauf',
    cancel: 'Der Rückzug',
    cancelMany: 'Der Rückzug',
    edit: 'Die Änderung des Angebots',
    list: 'Das Angebot',
  }
  return nouns[kind as keyof typeof nouns] ?? 'Die Transaktion'
}
