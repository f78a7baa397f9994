/** Returns the noun of a kind of flow. */
export function getNoun(kind: string): string {
  const nouns = {
    buy: 'الشراء',
    cancel: 'الإلغاء',
    cancelMany: 'الإلغاء',
    edit: 'تعديل الإدراج',
    list: 'الإدراج',
    listMany: 'الإدراج',
  }
  return nouns[kind as keyof typeof nouns] ?? 'المعاملة'
}
