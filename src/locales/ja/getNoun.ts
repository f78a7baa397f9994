/** Returns the noun of a kind of flow. */
export function getNoun(kind: string): string {
  const nouns = {
    buy: '購入',
    cancel: '取り消し',
    cancelMany: '取り消し',
    edit: '出品の更新',
    list: '出品',
    listMany: '出品',
  }
  return nouns[kind as keyof typeof nouns] ?? 'トランザクション'
}
