import { expect, test } from 'vitest'
import { isBoughtUp } from '../../../src/hooks/cart/cartBought.js'
import type { TrackedFlow } from '../../../src/index.js'
import { toBuyIntent } from '../../../src/steps/flows/buy.js'
import { maker, order } from '../../components/fixtures.js'

const createFlow = (quantity: string): TrackedFlow => ({
  createdAt: 0,
  hashes: [],
  id: 'bought',
  intent: toBuyIntent({
    account: maker,
    chainId: order.chainId,
    items: [{ order, quantity }],
  }),
  status: 'done',
})

test('isBoughtUp, behavior: a partly bought listing is still for sale', () => {
  const listing = { ...order, quantityInitial: '10', quantityAvailable: '5' }
  expect(isBoughtUp([createFlow('5')], listing)).toBe(false)
  expect(isBoughtUp([createFlow('10')], listing)).toBe(true)
})
