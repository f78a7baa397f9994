import { expect, test } from 'vitest'
import {
  isMoreThan,
  type PriceFacts,
} from '../../../src/components/listing/priceConcerns.js'
import type { Order } from '../../../src/core.js'
import type { PriceConcern } from '../../../src/index.js'
import { order } from '../fixtures.js'

const ether = '0x0000000000000000000000000000000000000000'
const wrapped = '0x00000000000000000000000000000000000000e0'

const at = (priceAmount: string, priceCurrencyAddress = ether): Order =>
  ({
    ...order,
    orderId: `${priceAmount} ${priceCurrencyAddress}`,
    priceAmount,
    priceCurrencyAddress,
  }) as Order

const told = (
  concerns: PriceConcern[],
  market: Partial<PriceFacts['market']> = {},
  belowFloorBps = 0,
): PriceFacts => ({
  belowFloorBps,
  concerns,
  market: {
    ...{ floor: undefined, offer: undefined, own: [], status: 'read' },
    ...market,
  },
})

test.each<[string, PriceFacts, PriceFacts, boolean]>([
  ['no concerns', told([]), told([]), false],
  ['fewer concerns', told(['marketUnknown']), told([]), false],
  [
    'market prices that loaded before and fail now',
    told([], { status: 'read' }),
    told(['marketUnknown'], { status: 'unknown' }),
    false,
  ],
  [
    'another kind of concern',
    told(['marketUnknown']),
    told(['farBelowFloor']),
    true,
  ],
  [
    'about as far below the floor',
    told(['farBelowFloor'], {}, 2_600),
    told(['farBelowFloor'], {}, 2_640),
    false,
  ],
  [
    'farther below the floor',
    told(['farBelowFloor'], {}, 2_600),
    told(['farBelowFloor'], {}, 2_700),
    true,
  ],
  [
    'a lower offer',
    told(['belowOffer'], { offer: at('9') }),
    told(['belowOffer'], { offer: at('8') }),
    false,
  ],
  [
    'a higher offer',
    told(['belowOffer'], { offer: at('9') }),
    told(['belowOffer'], { offer: at('10') }),
    true,
  ],
  [
    'an offer in another currency',
    told(['belowOffer'], { offer: at('9') }),
    told(['belowOffer'], { offer: at('8', wrapped) }),
    true,
  ],
  [
    'another floor that cannot be compared',
    told(['notCompared'], { floor: at('9') }),
    told(['notCompared'], { floor: at('8') }),
    true,
  ],
  [
    'the same own listing',
    told(['alreadyListed'], { own: [at('9')] }),
    told(['alreadyListed'], { own: [at('9')] }),
    false,
  ],
  [
    'one more own listing',
    told(['alreadyListed'], { own: [at('9')] }),
    told(['alreadyListed'], { own: [at('8'), at('9')] }),
    true,
  ],
])('isMoreThan: %s', (_, before, after, expected) => {
  expect(isMoreThan(before, after)).toBe(expected)
})
