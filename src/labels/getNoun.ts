export function getNoun(kind: string): string {
  const nouns = {
    buy: 'purchase',
    cancel: 'cancellation',
    cancelMany: 'cancellation',
    edit: 'listing update',
    list: 'listing',
    listMany: 'listing',
  }
  return nouns[kind as keyof typeof nouns] ?? 'transaction'
}
