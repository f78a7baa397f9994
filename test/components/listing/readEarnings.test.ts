import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { readEarnings } from '../../../src/components/listing/readEarnings.js'
import type { Step } from '../../../src/core.js'

const seller = '0x0000000000000000000000000000000000000a11'
const marketplace = '0x0000000000000000000000000000000000000fee'

/** Reads a listing for 100 of which the marketplace takes `fee`. */
function read(fee: unknown) {
  const consideration = [
    { recipient: seller, startAmount: '90' },
    { recipient: marketplace, startAmount: fee },
  ]
  const step = { id: 'sign', signature: { value: { consideration } } }
  return readEarnings([step as unknown as Step], {
    currency: { address: zeroAddress, decimals: 18, symbol: 'ETH' },
    known: [],
    listing: { pricePerToken: '100', quantity: '1' },
    seller,
  })
}

test('default: the net is the price without the fees', () => {
  const fees = [{ amount: 10n, kind: undefined }]
  expect(read('10')).toMatchObject({ fees, gross: 100n, net: 90n })
})

test('behavior: the net of an order with an unreadable fee is known', () => {
  expect(read('ten')).toMatchObject({ fees: [], net: 90n })
})
