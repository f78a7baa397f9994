import { ConfigurationError } from '../../errors.js'

/** An option's expected value in words, and its test. */
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
  throw new ConfigurationError(
    `\`${operation}\` got ${describe(value)} as \`${option}\`.`,
    { metaMessages: [`Pass ${expected}.`] },
  )
}

function describe(value: unknown): string {
  if (value == null) return String(value)
  if (typeof value === 'string')
    return `the string ${JSON.stringify(value.slice(0, 50))}`
  if (typeof value === 'object')
    return Array.isArray(value) ? 'an array' : 'an object'
  if (typeof value === 'function') return 'a function'
  return `the ${typeof value} ${String(value)}`
}

export const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value !== ''

export const anObject: Rule = ['an object', isObject]

export const text: Rule = ['a string that is not empty', isText]

export const amount: Rule = [
  'a whole number as a string of decimal digits, such as "1"',
  (value) => typeof value === 'string' && /^\d{1,78}$/.test(value),
]

/** @throws ConfigurationError unless the value has the fields that flows read. */
export function assertOrder(
  operation: string,
  option: string,
  order: unknown,
): void {
  assertOption(operation, option, order, [
    'an order as the service returns it',
    isObject,
  ])
  const fields = order as Record<string, unknown>
  for (const name of [
    'orderId',
    'collectionContractAddress',
    'marketplace',
    'priceCurrencyAddress',
  ])
    assertOption(operation, `${option}.${name}`, fields[name], text)
  for (const name of ['priceAmount', 'quantityAvailable', 'quantityRemaining'])
    if (name === 'priceAmount' || fields[name] !== undefined)
      assertOption(operation, `${option}.${name}`, fields[name], amount)
}
