/** The noun for a flow of this kind. */
export function nounOf(kind: string): string {
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
