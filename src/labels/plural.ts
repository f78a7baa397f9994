/** A text for each plural form of a language; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & {
  other: string
}

/**
 * Returns the plural form for a number, with the formatted number in place of
 * `#`. Exact for numbers of any size. Put names and prices next to the form,
 * not into it: they may contain a `#`.
 *
 * @example
 * import { plural } from 'marketkit/locales'
 *
 * plural('en', 1200, { one: '# item', other: '# items' }) // '1,200 items'
 */
export function plural(
  code: string,
  count: number | bigint,
  forms: PluralForms,
): string {
  const { number, rules } = getLanguage(code)
  const form = forms[rules.select(toSmallNumber(count))] ?? forms.other
  return form.replaceAll('#', number.format(count))
}

function getLanguage(code: string): Language {
  const known = languages.get(code)
  if (known) return known
  const made = {
    number: new Intl.NumberFormat(code),
    rules: new Intl.PluralRules(code),
  }
  languages.set(code, made)
  return made
}

type Language = { number: Intl.NumberFormat; rules: Intl.PluralRules }

const languages = /* @__PURE__ */ new Map<string, Language>()

/** Plural rules look only at small numbers and remainders of a million. */
function toSmallNumber(count: number | bigint): number {
  if (typeof count === 'number' || count <= million) return Number(count)
  return Number(million + (count % million))
}

const million = 1_000_000n
