import { ConfigurationError } from '../../errors.js'

/**
 * An option's expected value in words, and its test. The value is `any`, because
 * callers without types may pass anything.
 */
export type Rule = readonly [expected: string, isValid: (value: any) => boolean]

/**
 * @throws ConfigurationError that names the function, the option, the given and
 * the expected value.
 */
export function assertOption(
  operation: string,
  option: string,
  value: unknown,
  [expected, isValid]: Rule,
): void {
  if (isValid(value)) return
  const given =
    typeof value === 'string'
      ? JSON.stringify(value)
      : value && typeof value === 'object'
        ? 'an object'
        : String(value)
  throw new ConfigurationError(
    `\`${operation}\` got ${given.slice(0, 50)} as \`${option}\`.`,
    { metaMessages: [`Pass ${expected}.`] },
  )
}

export const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const anObject: Rule = ['an object', isObject]

export const text: Rule = ['a string', (value) => value && isString(value)]

export const amount: Rule = [
  'a whole number as a string of decimal digits, such as "1"',
  (value) => isString(value) && /^\d{1,78}$/.test(value),
]

export const anArray: Rule = ['an array', Array.isArray]

export const someFees: Rule = [
  'an array of fees, each with an `amount` in decimal digits',
  (value) =>
    Array.isArray(value) && value.every((fee) => amount[1](fee?.amount)),
]

const orderRules = {
  orderId: text,
  collectionContractAddress: text,
  marketplace: text,
  priceCurrencyAddress: text,
  priceAmount: amount,
}

/** @throws ConfigurationError unless the value has the fields that flows read. */
export function assertOrder(
  operation: string,
  option: string,
  order: any,
): void {
  assertOption(operation, option, order, ['an order of the service', isObject])
  for (const [name, rule] of Object.entries(orderRules))
    assertOption(operation, `${option}.${name}`, order[name], rule)
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}
