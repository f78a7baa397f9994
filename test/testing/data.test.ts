import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getOrderFees } from '../../src/order/orderFees.js'
import { getOrderProblem } from '../../src/order/orderStatus.js'
import * as schemas from '../../src/rpc/schemas.js'
import { step } from '../../src/rpc/stepSchemas.js'
import {
  createCollectible,
  createOrder,
  createStep,
} from '../../src/testing/index.js'

describe('the client reads the data unchanged', () => {
  test('createOrder', () => {
    const order = createOrder()
    expect(v.parse(schemas.order, order)).toEqual(order)
  })

  test('createCollectible', () => {
    const collectible = createCollectible()
    expect(v.parse(schemas.collectibleOrder, collectible)).toEqual(collectible)
    expect(collectible.listing?.tokenId).toBe(collectible.metadata.tokenId)
  })

  test('createStep', () => {
    expect(v.parse(step, createStep())).toEqual(createStep())
  })
})

test('createOrder, default: the order can be filled now', () => {
  expect(getOrderProblem(createOrder(), Date.now())).toBe(undefined)
})

test('createOrder, parameters: fields replace the defaults', () => {
  const order = createOrder({
    priceAmount: '5',
    priceDecimals: 1,
    tokenId: '7',
  })
  expect(order).toMatchObject({
    orderId: 'test-order-7',
    priceAmount: '5',
    priceAmountFormatted: '0.5',
    priceAmountNet: '5',
  })
  expect(getOrderFees(order).fees).toEqual([])
})

test('createCollectible, parameters: metadata and no listing', () => {
  const metadata = { tokenId: '7', name: 'Fox', attributes: [] }
  expect(createCollectible({ metadata }).order?.tokenId).toBe('7')
  const unlisted = createCollectible({ listing: undefined, metadata })
  expect(unlisted).toEqual({ metadata })
})
