/**
 * Template tag that isolates the text direction of each value, so that an
 * address or a price stays whole in an Arabic sentence. Works without markup,
 * as in accessible names.
 *
 * @example
 * import { isolate } from 'marketkit/locales'
 *
 * const buyFor = (price: string) => isolate`شراء مقابل ${price}`
 */
export function isolate(
  texts: TemplateStringsArray,
  ...values: readonly (bigint | number | string)[]
): string {
  return String.raw(
    { raw: texts },
    ...values.map((value) => `${firstStrongIsolate}${value}${popIsolate}`),
  )
}

const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'
