import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findSameOrder,
  getOrderKey,
  getPurchaseKey,
  isSameCollectible,
  isSameOrder,
} from '../../src/order/orderId.js'
import type { Order } from '../../src/rpc/schemas.js'
import { bareOrder } from './fixtures.js'

const change = fc.record(
  {
    chainId: fc.constantFrom(1, 137),
    collectionContractAddress: fc.constantFrom<
      Order['collectionContractAddress']
    >(
      '0x00000000000000000000000000000000000000C0',
      '0x00000000000000000000000000000000000000c0',
      '0x00000000000000000000000000000000000000C1',
    ),
    marketplace: fc.constantFrom(
      'unknown',
      'service_marketplace_v1',
      'service_marketplace_v2',
    ),
    orderId: fc.constantFrom('1', '2'),
  },
  { requiredKeys: [] },
)
const anyOrder = change.map((fields): Order => ({ ...bareOrder, ...fields }))

test('getOrderKey, default: only the same order has an equal key, in any address case', () => {
  fc.assert(
    fc.property(anyOrder, anyOrder, (a, b) => {
      const isOne =
        a.chainId === b.chainId &&
        a.marketplace === b.marketplace &&
        a.orderId === b.orderId &&
        BigInt(a.collectionContractAddress) ===
          BigInt(b.collectionContractAddress)
      expect(getOrderKey(a) === getOrderKey(b)).toBe(isOne)
    }),
  )
})

test('getOrderKey, behavior: a key separates the order book from the order id', () => {
  const book = { ...bareOrder, marketplace: 'external_1', orderId: '12' }
  const other = { ...bareOrder, marketplace: 'external_11', orderId: '2' }
  expect(getOrderKey(book)).not.toBe(getOrderKey(other))
})

test('isSameOrder, default: symmetric, and true for every order with equal keys', () => {
  fc.assert(
    fc.property(anyOrder, anyOrder, (a, b) => {
      expect(isSameOrder(a, b)).toBe(isSameOrder(b, a))
      if (getOrderKey(a) === getOrderKey(b))
        expect(isSameOrder(a, b)).toBe(true)
    }),
  )
})

test.each([
  [{}, true],
  [{ marketplace: 'unknown' }, true],
  [{ marketplace: 'service_marketplace_v1' }, false],
  [{ orderId: '2' }, false],
  [{ chainId: 1 }, false],
  [{ chainId: 1, marketplace: 'unknown' }, false],
  [{ orderId: '2', marketplace: 'unknown' }, false],
])(
  'isSameOrder, default: with the change %j, the result is %s',
  (fields, isSame) => {
    expect(isSameOrder(bareOrder, { ...bareOrder, ...fields })).toBe(isSame)
  },
)

test('findSameOrder, default: prefers the same order book and never returns another', () => {
  const unnamed = { ...bareOrder, marketplace: 'unknown' }
  const other = { ...bareOrder, marketplace: 'service_marketplace_v1' }
  expect(findSameOrder([other, unnamed, bareOrder], bareOrder)).toBe(bareOrder)
  expect(findSameOrder([other, unnamed], bareOrder)).toBe(unnamed)
  expect(findSameOrder([other], bareOrder)).toBe(undefined)
  expect(findSameOrder([], bareOrder)).toBe(undefined)
})

test('isSameCollectible, default: compares token, collection and chain', () => {
  const lower = bareOrder.collectionContractAddress.toLowerCase()
  const collectionContractAddress = lower as Order['collectionContractAddress']
  const same = { ...bareOrder, collectionContractAddress, orderId: '2' }
  expect(isSameCollectible(bareOrder, same)).toBe(true)
  expect(isSameCollectible(same, bareOrder)).toBe(true)
  expect(isSameCollectible(bareOrder, { ...same, tokenId: '8' })).toBe(false)
  expect(isSameCollectible(bareOrder, { ...same, chainId: 1 })).toBe(false)
  const other: Order = {
    ...same,
    collectionContractAddress: '0x00000000000000000000000000000000000000C1',
  }
  expect(isSameCollectible(bareOrder, other)).toBe(false)
})

test('getPurchaseKey, default: one key per collection, chain, order book and currency', () => {
  const key = getPurchaseKey(bareOrder)
  expect(getPurchaseKey({ ...bareOrder, orderId: '2', tokenId: '8' })).toBe(key)
  const upper: Order = {
    ...bareOrder,
    priceCurrencyAddress: '0x00000000000000000000000000000000000000E7',
  }
  const lower: Order = {
    ...upper,
    collectionContractAddress: '0x00000000000000000000000000000000000000c0',
    priceCurrencyAddress: '0x00000000000000000000000000000000000000e7',
  }
  expect(getPurchaseKey(lower)).toBe(getPurchaseKey(upper))
  const others: Partial<Order>[] = [
    { chainId: 1 },
    { collectionContractAddress: '0x00000000000000000000000000000000000000C1' },
    { marketplace: 'service_marketplace_v1' },
    { priceCurrencyAddress: '0x00000000000000000000000000000000000000E7' },
  ]
  for (const fields of others)
    expect(getPurchaseKey({ ...bareOrder, ...fields })).not.toBe(key)
})
