/** Which form of a word goes with a number, in English. */
export function plural(
  count: number | bigint,
  one: string,
  other: string,
): string {
  const rule = new Intl.PluralRules('en').select(Number(count))
  return `${new Intl.NumberFormat('en').format(count)} ${rule === 'one' ? one : other}`
}
