import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../../src/rpc/schemas.js'
import { toBuyIntent } from '../../../src/steps/flows/buy.js'
import { toCancelIntent } from '../../../src/steps/flows/cancel.js'
import { toListIntent } from '../../../src/steps/flows/list.js'
import { getJournalKey } from '../../../src/steps/journal/journalKey.js'
import { parseRecord } from '../../../src/steps/journal/parseRecord.js'
import type { FlowIntent } from '../../../src/steps/model/intent.js'

const account: Address = '0xAAaAaAAaAaaAaAaAaAaAaaaaAaAaaaaAAAAaAAaA'
const collection: Address = '0x00000000000000000000000000000000000000C0'
const usdc: Address = '0x00000000000000000000000000000000000000fE'
const maker: Address = '0x0000000000000000000000000000000000005E11'
const marketplace = 'service_marketplace_v2'
const place = { account, chainId: 137 }
const scope = 'https://shop.example shop'

const createOrder = (orderId: string, tokenId: string): Order => ({
  ...{ orderId, tokenId, marketplace, chainId: 137, feeBreakdown: [] },
  ...{ side: 'listing', status: 'active', createdBy: maker },
  collectionContractAddress: collection,
  ...{ priceAmount: '5', priceCurrencyAddress: usdc },
})
const listing = {
  ...{ ...place, contractAddress: collection, contractType: 'ERC721' },
  ...{ currencyAddress: usdc, expiry: '1790000000', minNet: '4' },
  ...{ pricePerToken: '5', tokenId: '7' },
}

/** Records of the last release with version 1, and their keys. */
const written: [kind: string, key: string, intent: object, FlowIntent][] = [
  [
    'buy',
    '6b32927fb1f6c334c91db79b828484e3d72ab740dcb7c4f013e59b877a914b4b',
    {
      contractAddress: collection,
      marketplace,
      currencyAddress: usdc,
      orderId: '0xb',
      tokenId: '7',
      quantity: '2',
      maker,
      additionalFees: [],
    },
    toBuyIntent({
      ...place,
      items: [{ order: createOrder('0xb', '7'), quantity: '2' }],
    }),
  ],
  [
    'buy',
    '0b6fdd59fabb5dd650087d77a09a3fa6935c7be8f775ef0baa3b512b1d3367a7',
    {
      contractAddress: collection,
      marketplace,
      currencyAddress: usdc,
      orders: [
        { orderId: '0xa', tokenId: '8', quantity: '3', maker },
        { orderId: '0xb', tokenId: '7', quantity: '1', maker },
      ],
      additionalFees: [
        { amount: '1', receiver: usdc.toLowerCase() },
        { amount: '9', receiver: usdc.toLowerCase() },
      ],
    },
    toBuyIntent({
      ...place,
      items: [
        { order: createOrder('0xb', '7') },
        { order: createOrder('0xa', '8'), quantity: '3' },
      ],
      additionalFees: [
        { receiver: usdc, amount: '9' },
        { amount: '1', receiver: usdc },
      ],
    }),
  ],
  [
    'list',
    'cff97e09c4ca9df6d23555867c035c04ba75318668f2bb6f2ceeb1ea02339f71',
    {
      contractAddress: collection,
      currencyAddress: usdc,
      pricePerToken: '5',
      quantity: '1',
      tokenId: '7',
    },
    toListIntent(listing),
  ],
  [
    'list',
    '3db8cd9d74899d872cf66e363ec478655fda98b0a04f7313c6433da9dc90fb84',
    {
      contractAddress: collection,
      currencyAddress: usdc,
      orderbook: 'opensea',
      pricePerToken: '5',
      quantity: '4',
      tokenId: '7',
    },
    toListIntent({ ...listing, orderbook: 'opensea', quantity: '4' }),
  ],
  [
    'cancel',
    '83cf1fc489050643a75d2d74fe8f191c1e204fcddc62c28654486eb58dd5455c',
    { contractAddress: collection, marketplace, orderId: '0xb' },
    toCancelIntent({ ...place, order: createOrder('0xb', '7') }),
  ],
  [
    'steps',
    '9bea610e81e9ba92f93b939ab9bea2a764b51e60e361efe8fce2a899f31baa7a',
    { steps: ['0x01', '0x02'] },
    { ...place, kind: 'steps', digests: ['0x01', '0x02'] },
  ],
]

const writeRecord = (kind: string, intent: object) =>
  JSON.stringify({
    ...{ version: 1, id: '0123456789abcdef', ...place, scope, kind, intent },
    ...{ created: 1, updated: 2, bundle: '0x0b' },
    entries: [{ kind: 'transaction', digest: '0x01', status: 'prompting' }],
  })

const readIntent = (kind: string, intent: object) =>
  parseRecord(writeRecord(kind, intent))?.intent

describe.each(written)(
  'a record of version 1: %s',
  (kind, hash, before, now) => {
    const key = `marketkit:flow:${hash}`

    test('default: the record has the same key as in version 1', () => {
      expect(getJournalKey({ intent: now, scope })).toBe(key)
    })

    test('behavior: the record is read as a record of the current version', () => {
      const record = parseRecord(writeRecord(kind, before))
      expect(record).toMatchObject({
        ...{ version: 2, id: '0123456789abcdef', scope, bundle: '0x0b' },
        ...{ createdAt: 1, updatedAt: 2, intent: { ...place, kind } },
        steps: [{ digest: '0x01', status: 'prompting' }],
      })
      if (!record) throw new Error('It cannot be read.')
      expect(getJournalKey(record)).toBe(key)
      // Records of the current version are read as well.
      expect(parseRecord(JSON.stringify(record))).toEqual(record)
    })
  },
)

describe('fields that version 1 did not store', () => {
  const [[, , single = {}] = [], [, , basket = {}] = []] = written

  test('behavior: a purchase has prices and a total of zero', () => {
    const prices = { maxTotal: '0', orders: [{ unitPrice: '0' }] }
    expect(readIntent('buy', single)).toMatchObject(prices)
    expect(readIntent('buy', basket)).toMatchObject({
      orders: [{ unitPrice: '0' }, { unitPrice: '0' }],
    })
  })

  test('behavior: a purchase without a currency has the native currency', () => {
    const { currencyAddress, ...intent } = { currencyAddress: usdc, ...single }
    expect(currencyAddress).toBe(usdc)
    expect(readIntent('buy', intent)).toMatchObject({ currency: zeroAddress })
  })

  test('behavior: a purchase without a token cannot be read', () => {
    expect(readIntent('buy', { ...single, tokenId: undefined })).toBeUndefined()
    const orders = [{ orderId: '0xa', quantity: '1' }]
    expect(readIntent('buy', { ...basket, orders })).toBeUndefined()
    expect(readIntent('buy', { ...basket, orders: [] })).toBeUndefined()
  })

  test('behavior: a listing has the expiry 0 and an unknown contract type', () => {
    const [, , list = {}] = written[2] ?? []
    const intent = readIntent('list', list)
    expect(intent).toMatchObject({ expiry: '0', contractType: 'unknown' })
    expect(intent).not.toHaveProperty('minNet')
  })

  test('behavior: a cancellation has no order details and no book', () => {
    const [, , cancel = {}] = written[4] ?? []
    const intent = readIntent('cancel', cancel)
    expect(intent).toMatchObject({ orderId: '0xb' })
    expect(intent).not.toHaveProperty('order')
    expect(intent).not.toHaveProperty('book')
  })

  test('behavior: a record of a kind that version 1 does not have cannot be read', () => {
    expect(readIntent('edit', { orderId: '0xb' })).toBeUndefined()
  })
})
