import * as v from 'valibot'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import {
  executeTypes,
  marketplaces,
  orderbooks,
  orderSources,
  orderStatuses,
  walletTypes,
} from '../../../rpc/enumerations.js'
import { address } from '../../../rpc/values.js'
import type { ServeConfig } from './serveConfig.js'

/** Address of Seaport 1.6 on public chains. */
const seaport: Address = '0x0000000000000068f116a894984e2db1123eb395'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const atLeastOne = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const name = v.pipe(v.string(), v.nonEmpty('Expected a non-empty string'))

// The message does not repeat the value, which may be secret.
const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'Expected a URL that starts with http:// or https://',
  ),
)

/** A mistyped URL would become the name of a folder. */
const database = v.pipe(
  name,
  v.check(
    (text) =>
      !/^[a-z][a-z\d+.-]+:/i.test(text) ||
      (isServer(text) && URL.canParse(text)),
    'Expected postgres://… or a folder; characters such as # and / in a password must be percent-encoded',
  ),
)

const hostAndPort = v.pipe(
  v.string(),
  v.regex(
    /^(\[[\da-f:.]+\]|[^\s:/?#@[\]]+):\d{1,5}$/i,
    'Expected host:port, such as media.internal:8080',
  ),
)

/** Names that are already the first segment of a path. */
const taken = ['rpc', 'health', 'ready', 'media']

const networkName = v.pipe(
  v.string(),
  v.regex(
    /^(?!\d+$)[a-z\d-]+$/i,
    'Expected letters, digits and hyphens, because paths contain it',
  ),
  v.check(
    (text) => !taken.includes(text.toLowerCase()),
    `Expected another name: ${taken.join(', ')} are taken`,
  ),
)

/** Refuses lists in which two items share a value. */
function unique<item>(what: string, ...keys: ((item: item) => unknown)[]) {
  return v.check<item[], string>(
    (items) =>
      keys.every((key) => new Set(items.map(key)).size === items.length),
    `Expected unique ${what}`,
  )
}

/** An object without unknown settings. */
function settings<const entries extends v.ObjectEntries>(entries: entries) {
  const known = Object.keys(entries).join(', ')
  return v.strictObject(entries, ({ expected, message, received }) => {
    if (expected === 'never') return `Unknown setting. Known settings: ${known}`
    return received === 'undefined' && expected !== 'Object'
      ? 'Missing setting'
      : message
  })
}

const currency = settings({
  address,
  symbol: name,
  decimals: v.pipe(whole, v.maxValue(255)),
  priceUSD: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
})

const collection = settings({
  address,
  type: v.picklist(['ERC721', 'ERC1155']),
  name: v.string(),
  projectId: v.optional(whole),
  startBlock: v.optional(whole),
})

const network = v.pipe(
  settings({
    chainId: atLeastOne,
    name: networkName,
    rpcUrls: v.optional(v.array(webAddress), []),
    seaport: v.optional(address, seaport),
    currencies: v.pipe(
      v.array(currency),
      v.nonEmpty('Expected at least one currency'),
      unique('addresses', ({ address }) => address),
    ),
    feeRecipient: address,
    feeBps: v.pipe(whole, v.maxValue(10_000)),
    startBlock: v.optional(whole, 0),
    collections: v.optional(
      v.pipe(
        v.array(collection),
        unique('addresses', ({ address }) => address),
      ),
      [],
    ),
  }),
  v.forward(
    v.check(
      ({ feeBps, feeRecipient }) =>
        feeBps === 0 || !isAddressEqual(feeRecipient, zeroAddress),
      'Expected an account that receives the fee: orders that pay the zero address are rejected',
    ),
    ['feeRecipient'],
  ),
)

const project = settings({
  id: whole,
  name,
  accessKeys: v.array(name),
  chainIds: v.optional(v.array(whole)),
  origins: v.optional(v.array(name)),
  requestsPerMinute: v.optional(atLeastOne),
})

function spellings(names: readonly string[]) {
  return v.optional(
    v.pipe(
      v.record(v.picklist(names), name),
      v.check(
        (table) =>
          new Set(Object.values(table)).size === Object.keys(table).length,
        'Expected unique aliases',
      ),
    ),
  )
}

/** Validates the configuration of `marketkit serve` and adds defaults. */
export const serveSchema = settings({
  host: v.optional(name),
  port: v.optional(v.pipe(whole, v.maxValue(65_535))),
  database: v.optional(database),
  databaseConnections: v.optional(atLeastOne),
  networks: v.pipe(
    v.array(network),
    v.nonEmpty('Expected at least one network'),
    unique(
      'chain ids and names',
      ({ chainId }) => chainId,
      ({ name }) => name,
    ),
  ),
  projects: v.optional(
    v.pipe(
      v.array(project),
      unique('ids', ({ id }) => id),
    ),
    [],
  ),
  aliases: v.optional(
    settings({
      marketplace: spellings(marketplaces),
      orderbook: spellings(orderbooks),
      walletType: spellings(walletTypes),
      source: spellings(orderSources),
      status: spellings(orderStatuses),
      executeType: spellings(executeTypes),
    }),
  ),
  requestsPerMinute: v.optional(atLeastOne),
  publicReads: v.optional(v.boolean()),
  answerCacheMegabytes: v.optional(whole),
  chainTimeout: v.optional(atLeastOne),
  publicUrl: v.optional(webAddress),
  ipfsGateways: v.optional(v.array(webAddress)),
  metadataHosts: v.optional(v.array(hostAndPort)),
  log: v.optional(v.picklist(['json', 'pretty'])),
  logLevel: v.optional(v.picklist(['info', 'error'])),
}) satisfies v.GenericSchema<ServeConfig, unknown>

/** A validated configuration. */
export type CheckedConfig = v.InferOutput<typeof serveSchema>

/** Whether `database` is a server and no folder. */
export function isServer(database: string): boolean {
  return /^postgres(ql)?:\/\//.test(database)
}
