import { type Address, getAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  type BuyIntent,
  ConfigurationError,
  type Order,
  toIntent,
  toRequest,
} from '../../../src/core.js'
import { toBuyRequest } from '../../../src/steps/flows/buy.js'

const account: Address = '0xAAaAaAAaAaaAaAaAaAaAaAaaaAaAaaaaAAAAaAaA'
const collection = getAddress(`0x${'c0'.repeat(20)}`)
const currency = getAddress(`0x${'fe'.repeat(20)}`)
const place = { account, chainId: 137 }

const order: Order = {
  ...{ orderId: '0xb', tokenId: '7', marketplace: 'service_marketplace_v2' },
  ...{ chainId: 137, feeBreakdown: [], side: 'listing', status: 'active' },
  ...{ createdBy: account, collectionContractAddress: collection },
  ...{ priceAmount: '5', priceCurrencyAddress: currency },
}
const additionalFees = [{ amount: '3', receiver: account }]

test('default: a purchase', () => {
  const items = [
    { order, quantity: '2' },
    { order: { ...order, orderId: '0xc' } },
  ]
  const wanted = { items, additionalFees }
  const request = toRequest(toIntent({ kind: 'buy', ...place, ...wanted }))
  expect(request).toEqual(toBuyRequest({ buyer: account, ...wanted }))
  expect(request.ordersData).toEqual([
    { orderId: '0xb', tokenId: '7', quantity: '2' },
    { orderId: '0xc', tokenId: '7', quantity: '1' },
  ])
})

test('default: a cancellation', () => {
  expect(toRequest(toIntent({ kind: 'cancel', ...place, order }))).toEqual({
    collectionAddress: collection,
    maker: account,
    marketplace: 'service_marketplace_v2',
    orderId: '0xb',
  })
})

test('default: a listing', () => {
  const terms = { expiry: '1790000000', pricePerToken: '5', tokenId: '7' }
  const listing = { contractAddress: collection, contractType: 'ERC721' }
  const intent = toIntent({
    kind: 'list',
    ...{ ...place, ...listing, ...terms, currencyAddress: currency },
  })
  expect(toRequest(intent)).toEqual({
    collectionAddress: collection,
    owner: account,
    contractType: 'ERC721',
    orderbook: 'service_marketplace_v2',
    listing: { ...terms, quantity: '1', currencyAddress: currency },
  })
})

test('parameters: quantity, orderbook', () => {
  const intent = toIntent({
    kind: 'list',
    ...{ ...place, contractAddress: collection, contractType: 'ERC1155' },
    ...{ currencyAddress: currency, expiry: '1790000000', pricePerToken: '5' },
    ...{ orderbook: 'opensea', quantity: '3', tokenId: '7' },
  })
  expect(toRequest(intent)).toMatchObject({
    listing: { quantity: '3' },
    orderbook: 'opensea',
  })
})

test('behavior: an intent without orders is refused', () => {
  const intent = { kind: 'buy', ...place } as BuyIntent
  expect(() => toRequest(intent)).toThrow(ConfigurationError)
})

test('behavior: orders in different currencies are refused', () => {
  const other = { ...order, orderId: '0xc', priceCurrencyAddress: account }
  expect(() =>
    toIntent({ kind: 'buy', ...place, items: [{ order }, { order: other }] }),
  ).toThrow('Cannot buy orders of several collections')
})

test('behavior: an intent of an unknown kind is refused', () => {
  const swap = {
    ...toIntent({ kind: 'cancel', ...place, order }),
    kind: 'swap',
  }
  const refusal = new ConfigurationError(
    'The intent is not one to buy, list or cancel.',
  )
  expect(() => toIntent(swap as never)).toThrow(refusal)
  expect(() => toRequest(swap as never)).toThrow(refusal)
})
