import { ConfigurationError, MarketKitError } from '../../errors.js'
import {
  amount,
  anArray,
  anObject,
  assertOption,
  assertOrder,
  isObject,
  type Rule,
  someFees,
  text,
} from './assertOption.js'

type Rules = Readonly<Record<string, Rule>>

const address: Rule = [
  'an address: 0x and 40 hexadecimal digits',
  (value) => typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value),
]
const aFunction: Rule = ['a function', (value) => typeof value === 'function']
const aBoolean: Rule = ['true or false', (value) => typeof value === 'boolean']
const aMap: Rule = [
  'an object with one object for each chain id',
  (value) => isObject(value) && Object.values(value).every(isObject),
]
const aChainId: Rule = [
  'the id of the chain as a number, such as 137',
  (value) => Number.isSafeInteger(value) && value > 0,
]
const aPrice: Rule = [
  'a price above 0, in smallest units of the currency, as a string of decimal digits',
  (value) => amount[1](value) && BigInt(value) > 0n,
]
const aQuantity: Rule = [
  'a whole number above 0, as a string of decimal digits, such as "1"',
  aPrice[1],
]
const wagmiConfig: Rule = [
  'the config of wagmi, which `createConfig` returns',
  (value) =>
    hasFunctions('getClient')(value) &&
    isObject(value.state) &&
    Array.isArray(value.chains),
]
const aClient: Rule = [
  'the client that `createMarketplaceClient` returns',
  (value) =>
    hasFunctions('call', 'isTrusted', 'request', 'resolve')(value) &&
    typeof value.scope === 'string',
]
const aSignal: Rule = [
  'the `signal` of an `AbortController`',
  hasFunctions('addEventListener', 'throwIfAborted'),
]
const aStorage: Rule = [
  'an object with the functions `get`, `set`, `delete` and `keys`',
  hasFunctions('get', 'set', 'delete', 'keys'),
]
const anEnvironment: Rule = [
  'an object with some of `now`, `sleep`, `id`, `storage`, `locks` and `awake`',
  (value) =>
    isObject(value) &&
    ['now', 'sleep', 'id', 'awake'].every((name) =>
      optional(aFunction)[1](value[name]),
    ) &&
    optional(aStorage)[1](value.storage) &&
    (value.locks === undefined || hasFunctions('request')(value.locks)),
]

const flowRules = {
  client: aClient,
  account: optional(address),
  batch: optional(checkOneOf('auto', 'never')),
  confirmations: optional([
    'a whole number of at least 0',
    (value) => Number.isSafeInteger(value) && value >= 0,
  ]),
  acknowledge: optional(['the `unresolved` of the error', Array.isArray]),
  contracts: optional(aMap),
  environment: optional(anEnvironment),
  onEvent: optional(aFunction),
  onProgress: optional(aFunction),
  signal: optional(aSignal),
  stop: optional(aSignal),
  storage: optional(aStorage),
  timeout: optional([
    'a number of milliseconds',
    (value) => typeof value === 'number' && value >= 0,
  ]),
  allowUnlimitedApproval: optional(aBoolean),
  decoders: optional(anArray),
  knownFees: optional(anArray),
  onReview: optional(aFunction),
  takeTrial: optional(aFunction),
  policy: optional(checkOneOf('enforce', 'confirm', 'off')),
} satisfies Rules

const termRules = {
  contractType: text,
  currencyAddress: address,
  pricePerToken: aPrice,
  expiry: amount,
  quantity: optional(aQuantity),
  minNet: optional(amount),
  orderbook: optional(text),
} satisfies Rules

const listingRules = {
  contractAddress: address,
  tokenId: amount,
  ...termRules,
} satisfies Rules

const chainRules = { ...flowRules, chainId: aChainId } satisfies Rules

/** An order names its chain. */
const orderRules = {
  ...flowRules,
  chainId: optional(aChainId),
} satisfies Rules

const resumeRules = {
  ...flowRules,
  chainId: optional(aChainId),
  onResumed: optional(aFunction),
  takeOver: optional(aBoolean),
} satisfies Rules

/** Options of the functions of the engine, in the order of the checks. */
const rules = {
  buy: {
    ...orderRules,
    items: optional(anArray),
    additionalFees: [
      someFees[0],
      (value) => value === undefined || someFees[1](value),
    ],
  },
  cancel: orderRules,
  cancelMany: { ...orderRules, orders: anArray },
  edit: { ...orderRules, listing: anObject },
  executeSteps: { ...chainRules, intent: optional(anObject) },
  list: { ...chainRules, ...listingRules },
  listMany: { ...chainRules, items: anArray },
  cancelSignedOrder: { ...flowRules, flow: text },
  repostOrder: { ...resumeRules, flow: text },
  resumeFlows: resumeRules,
  forgetFlow: {
    flow: text,
    client: optional(aClient),
    environment: flowRules.environment,
    storage: flowRules.storage,
  },
  planSteps: {
    client: aClient,
    contracts: flowRules.contracts,
    environment: flowRules.environment,
    signal: flowRules.signal,
    intent: anObject,
  },
} satisfies Record<string, Rules>

/** Public functions whose options are checked. */
export type Operation = keyof typeof rules

/** @throws ConfigurationError that names the first option that is wrong. */
export function assertOptions(
  operation: Operation,
  config: unknown,
  options: unknown,
): void {
  assertOption(operation, 'config', config, wagmiConfig)
  assertParameters(operation, options)
}

/** @throws ConfigurationError that names the first option that is wrong. */
export function assertParameters(operation: Operation, options: unknown): void {
  assertOption(operation, 'parameters', options, anObject)
  const values = options as any
  assertRules(operation, '', values, rules[operation])
  if (operation === 'edit')
    assertRules(operation, 'listing.', values.listing, termRules)
  if (operation === 'cancel' || operation === 'edit')
    assertOrder(operation, 'order', values.order)
  if (operation === 'cancelMany')
    for (const [index, order] of values.orders.entries())
      assertOrder(operation, `orders[${index}]`, order)
  if (operation === 'listMany')
    for (const [index, item] of values.items.entries()) {
      assertOption(operation, `items[${index}]`, item, anObject)
      assertRules(operation, `items[${index}].`, item, listingRules)
    }
  if (operation === 'buy') assertPurchase(values)
}

function assertPurchase({ items, order, quantity }: any): void {
  if (!items) {
    assertItem('', { order, quantity })
    return
  }
  for (const [name, value] of Object.entries({ order, quantity }))
    assertOption('buy', name, value, [
      `either \`${name}\` or \`items\`, not both`,
      (value) => value === undefined,
    ])
  for (const [index, item] of items.entries())
    assertItem(`items[${index}].`, item)
}

/** Also checks the quantities that are read only after a purchase was sent. */
function assertItem(prefix: string, item: any): void {
  assertOrder('buy', `${prefix}order`, item?.order)
  const { order, quantity = '1' } = item
  assertOption('buy', `${prefix}quantity`, quantity, aQuantity)
  for (const name of ['quantityAvailable', 'quantityRemaining'])
    assertOption('buy', `${prefix}order.${name}`, order[name] ?? '1', amount)
}

function assertRules(
  operation: string,
  prefix: string,
  values: any,
  rules: Rules,
): void {
  for (const [name, rule] of Object.entries(rules))
    assertOption(operation, prefix + name, values[name], rule)
}

function optional([expected, isValid]: Rule): Rule {
  return [
    `${expected}, or leave it out`,
    (value) => value == null || isValid(value),
  ]
}

function checkOneOf(...values: readonly string[]): Rule {
  const names = values.map((value) => `'${value}'`).join(' or ')
  return [names, (value) => values.includes(value)]
}

function hasFunctions(...names: readonly string[]): Rule[1] {
  return (value) =>
    isObject(value) && names.every((name) => typeof value[name] === 'function')
}

/** Turns a foreign error into a `MarketKitError`: bad input caused it. */
export function toMarketKitError(
  operation: string,
  cause: unknown,
): MarketKitError {
  if (cause instanceof MarketKitError) return cause
  return new ConfigurationError(`\`${operation}\` cannot use its parameters.`, {
    cause,
    metaMessages: [
      'One of them does not have the shape that its type describes.',
      'Nothing was sent to the wallet.',
    ],
  })
}
