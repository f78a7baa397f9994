/**
 * A text with values in it, each kept apart from the direction of the text
 * around it: an address or a price stays whole within an Arabic sentence. Works
 * where no markup can be, as in the names that screen readers read.
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
