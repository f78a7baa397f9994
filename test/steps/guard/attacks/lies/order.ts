import { zeroAddress } from 'viem'
import {
  type LieWorld,
  type LooseItem,
  type LooseOrder,
  more,
  thief,
} from '../../craftSteps.js'

/** A lie about an order of the account: its changed fields. */
export type OrderLie = [
  name: string,
  tell: (order: LooseOrder, world: LieWorld) => Partial<LooseOrder>,
]

type Payment = LooseOrder['consideration'][number]

const bytes = (digit: string) => `0x${digit.repeat(64)}`

const payments =
  (change: (item: Payment, world: LieWorld) => Partial<Payment>): OrderLie[1] =>
  ({ consideration }, world) => ({
    consideration: consideration.map((it) => ({ ...it, ...change(it, world) })),
  })

const firstPayment =
  (change: (item: Payment) => Payment[]): OrderLie[1] =>
  ({ consideration: [first, ...others] }) => ({
    consideration: [...(first ? change(first) : []), ...others],
  })

const given =
  (
    change: (item: LooseItem, world: LieWorld) => Partial<LooseItem>,
  ): OrderLie[1] =>
  ({ offer }, world) => ({
    offer: offer.map((it) => ({ ...it, ...change(it, world) })),
  })

const amount = (digits: string) => ({ startAmount: digits, endAmount: digits })

/** Changes that are mismatches in a listing. */
export const orderLies: OrderLie[] = [
  ['a thief makes it', () => ({ offerer: thief })],
  ['another token', given(() => ({ identifierOrCriteria: '5' }))],
  ['token 0', given(() => ({ identifierOrCriteria: '0' }))],
  ['another collection', given((_, { usdc }) => ({ token: usdc }))],
  ['an unknown collection', given(() => ({ token: thief }))],
  ['another kind of token', given((it) => ({ itemType: it.itemType ^ 1 }))],
  ['any token of it', given((it) => ({ itemType: it.itemType + 2 }))],
  ['a kind that is none', given(() => ({ itemType: 9 }))],
  ['more tokens', given((it) => amount(more(it.startAmount)))],
  ['more tokens at the end', given(() => ({ endAmount: '7' }))],
  ['no tokens', given(() => amount('0'))],
  [
    'a second token',
    ({ offer }) => ({
      offer: [...offer, ...offer].map((it, index) => ({
        ...it,
        identifierOrCriteria: more(it.identifierOrCriteria, BigInt(index)),
      })),
    }),
  ],
  ['the token twice', ({ offer }) => ({ offer: [...offer, ...offer] })],
  [
    'money besides',
    ({ offer }, { usdc }) => ({
      offer: [
        ...offer,
        { itemType: 1, token: usdc, identifierOrCriteria: '0', ...amount('5') },
      ],
    }),
  ],
  ['nothing for it', () => ({ consideration: [] })],
  ['nothing in it', () => ({ offer: [] })],
  ['a lower price', payments((it) => amount(more(it.startAmount, -1n)))],
  ['a higher price', payments((it) => amount(more(it.startAmount)))],
  ['a price of 1', payments(() => amount('1'))],
  ['a price of 0', payments(() => amount('0'))],
  ['a falling price', payments(() => ({ endAmount: '1' }))],
  ['a rising price', payments(() => ({ startAmount: '1' }))],
  [
    'a thief is paid on top',
    firstPayment((it) => [it, { ...it, recipient: thief }]),
  ],
  ['a thief is paid', firstPayment((it) => [{ ...it, recipient: thief }])],
  [
    'a thief is paid a part',
    firstPayment((it) => [
      { ...it, ...amount(more(it.startAmount, -1n)) },
      { ...it, ...amount('1'), recipient: thief },
    ]),
  ],
  ['a thief is paid all', payments(() => ({ recipient: thief }))],
  ['nobody is paid', payments(() => ({ recipient: zeroAddress }))],
  [
    'another currency',
    payments((_, { weth }) => ({ token: weth, itemType: 1 })),
  ],
  ['an unknown currency', payments(() => ({ token: thief }))],
  ['a token for money', payments(() => ({ itemType: 3 }))],
  ['money of another kind', payments((it) => ({ itemType: it.itemType ^ 1 }))],
  ['money with an id', payments(() => ({ identifierOrCriteria: '1' }))],
  [
    'a token is asked besides',
    ({ consideration, offer, offerer }) => ({
      consideration: [
        ...consideration,
        ...offer.map((it) => ({ ...it, recipient: offerer })),
      ],
    }),
  ],
  ['ends a day later', (it) => ({ endTime: more(it.endTime, 86_400n) })],
  ['ends a second later', (it) => ({ endTime: more(it.endTime) })],
  ['never ends', () => ({ endTime: `${2n ** 256n - 1n}` })],
  ['ends an hour earlier', (it) => ({ endTime: more(it.endTime, -3_600n) })],
  ['ended long ago', () => ({ endTime: '1' })],
  ['begins in an hour', (it) => ({ startTime: more(it.startTime, 3_600n) })],
  ['begins after its end', (it) => ({ startTime: more(it.endTime) })],
  ['a zone may cancel it', () => ({ zone: thief })],
  ['a zone decides who buys', () => ({ zone: thief, orderType: 2 })],
  ['nobody may buy', () => ({ orderType: 3 })],
  ['a contract makes it', () => ({ orderType: 4 })],
  ['a conduit moves it', () => ({ conduitKey: bytes('7') })],
]

/** Changes that make another order but do no harm. */
export const otherOrders: OrderLie[] = [
  ['another salt', (it) => ({ salt: more(it.salt) })],
  ['another zone hash', () => ({ zoneHash: bytes('7') })],
  ['begins earlier', (it) => ({ startTime: more(it.startTime, -1n) })],
  ['sold otherwise', (it) => ({ orderType: it.orderType ^ 1 })],
]
