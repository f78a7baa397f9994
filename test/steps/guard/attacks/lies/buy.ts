import { maxUint256 } from 'viem'
import type { Step } from '../../../../../src/rpc/schemas.js'
import {
  getLast,
  type Lie,
  type LieWorld,
  type LooseOrder,
  more,
  rewrite,
  thief,
  tokenCall,
} from '../../craftSteps.js'

/** A share of an order in the call that fills it. */
type Filled = {
  parameters: LooseOrder
  numerator: string
  denominator: string
  signature: string
  extraData: string
}

const bytes = (digit: string) => `0x${digit.repeat(64)}`
const amount = (digits: string) => ({ startAmount: digits, endAmount: digits })

/** Changes the first order that is filled. */
const filled =
  (change: (order: Filled, world: LieWorld) => unknown): Lie[1] =>
  (steps, world) =>
    rewrite(getLast(steps), ([first]) => {
      change(Array.isArray(first) ? first[0] : first, world)
    })

/** Changes the terms of the first order that is filled. */
const terms = (
  change: (order: LooseOrder, world: LieWorld) => Partial<LooseOrder>,
): Lie[1] =>
  filled((order, world) =>
    Object.assign(order.parameters, change(order.parameters, world)),
  )

const given = (
  change: (
    item: LooseOrder['offer'][number],
    world: LieWorld,
  ) => Partial<LooseOrder['offer'][number]>,
) =>
  terms(({ offer }, world) => ({
    offer: offer.map((it) => ({ ...it, ...change(it, world) })),
  }))

const paid = (
  change: (
    item: LooseOrder['consideration'][number],
    world: LieWorld,
  ) => Partial<LooseOrder['consideration'][number]>,
) =>
  terms(({ consideration }, world) => ({
    consideration: consideration.map((it) => ({ ...it, ...change(it, world) })),
  }))

const tip = (change: object) =>
  terms(({ consideration }) => ({
    consideration: [
      ...consideration,
      ...consideration.slice(0, 1).map((it) => ({
        ...it,
        ...amount('1'),
        recipient: thief,
        ...change,
      })),
    ],
  }))

const last =
  (change: (step: Step, world: LieWorld) => Partial<Step>): Lie[1] =>
  (steps, world) => {
    const step = getLast(steps)
    Object.assign(step, change(step, world))
  }

/** Lies about any purchase. */
const fillLies: Lie[] = [
  ['a thief sells', terms(() => ({ offerer: thief }))],
  ['the buyer sells', terms((_, { account }) => ({ offerer: account }))],
  ['another token', given(() => ({ identifierOrCriteria: '9999' }))],
  ['another collection', given((_, { usdc }) => ({ token: usdc }))],
  ['an unknown collection', given(() => ({ token: thief }))],
  ['any token', given((it) => ({ itemType: it.itemType + 2 }))],
  ['money', given((_, { usdc }) => ({ itemType: 1, token: usdc }))],
  ['a kind that is none', given(() => ({ itemType: 7 }))],
  ['no tokens', given(() => amount('0'))],
  ['more tokens', given((it) => amount(more(it.startAmount)))],
  ['fewer tokens at the end', given(() => ({ endAmount: '0' }))],
  ['nothing', terms(() => ({ offer: [] }))],
  [
    'something besides',
    terms(({ offer }) => ({
      offer: [...offer, ...offer.map((it) => ({ ...it, token: thief }))],
    })),
  ],
  ['the token twice', terms(({ offer }) => ({ offer: [...offer, ...offer] }))],
  ['a higher price', paid((it) => amount(more(it.startAmount)))],
  ['a rising price', paid((it) => ({ endAmount: more(it.endAmount) }))],
  ['a falling price', paid((it) => ({ startAmount: more(it.startAmount) }))],
  ['another currency', paid((_, { weth }) => ({ itemType: 1, token: weth }))],
  ['an unknown currency', paid(() => ({ itemType: 1, token: thief }))],
  [
    'a token as price',
    paid((_, { emblems }) => ({ itemType: 2, token: emblems })),
  ],
  ['money with an id', paid(() => ({ identifierOrCriteria: '4' }))],
  ['money of another kind', paid((it) => ({ itemType: it.itemType ^ 1 }))],
  ['a tip to a thief', tip({})],
  ['a large tip to a thief', tip(amount('1000000000000000000'))],
  [
    'a token as a tip',
    (steps, world) =>
      tip({ itemType: 2, token: world.emblems, identifierOrCriteria: '1' })(
        steps,
        world,
      ),
  ],
  [
    'what was agreed on becomes a tip',
    terms(() => ({ totalOriginalConsiderationItems: '1' })),
  ],
  [
    'more was agreed on than there is',
    terms(() => ({ totalOriginalConsiderationItems: '99' })),
  ],
  ['a zone decides', terms(() => ({ zone: thief, orderType: 2 }))],
  ['a zone decides over parts', terms(() => ({ zone: thief, orderType: 3 }))],
  ['nobody may buy', terms(() => ({ orderType: 2 }))],
  ['a contract sells', terms(() => ({ orderType: 4 }))],
  ['a conduit of a stranger sells', terms(() => ({ conduitKey: bytes('7') }))],
  ['no share', filled((it) => Object.assign(it, { numerator: '0' }))],
  [
    'a share of nothing',
    filled((it) => Object.assign(it, { denominator: '0' })),
  ],
  [
    'half of it',
    filled((it) =>
      Object.assign(it, { denominator: String(BigInt(it.denominator) * 2n) }),
    ),
  ],
  [
    'twice of it',
    filled((it) =>
      Object.assign(it, { numerator: String(BigInt(it.numerator) * 2n) }),
    ),
  ],
  [
    'a share that does not divide',
    filled((it) => Object.assign(it, { numerator: '1', denominator: '7919' })),
  ],
  ['a thief is called', last(() => ({ to: thief }))],
  ['the collection is called', last((_, { emblems }) => ({ to: emblems }))],
  [
    'it costs an eighth more',
    last((it) => ({ value: more(it.value, BigInt(it.value ?? 0) / 8n + 1n) })),
  ],
  ['it costs all', last(() => ({ value: String(maxUint256) }))],
  [
    'another function',
    last((it) => ({ data: `0xdeadbeef${it.data?.slice(10)}` })),
  ],
  ['cut off', last((it) => ({ data: it.data?.slice(0, -64) ?? '' }))],
  ['only a function', last((it) => ({ data: it.data?.slice(0, 10) ?? '' }))],
  ['no call', last(() => ({ data: '0x' }))],
  ['bought twice', (steps) => steps.push(getLast(steps))],
  ['matched', last((it) => ({ data: `0xa8174404${it.data?.slice(10)}` }))],
  [
    'packed, and called as a token',
    last((it, { usdc }) => ({
      to: usdc,
      data: tokenCall('multicall', [it.data]),
    })),
  ],
  [
    'replaced by an approval of everything',
    last((_, { emblems, seaport }) => ({
      to: emblems,
      data: tokenCall('setApprovalForAll', seaport, true),
      value: '0',
    })),
  ],
  [
    'replaced by a gift',
    last((_, { account, emblems }) => ({
      to: emblems,
      data: tokenCall('transferFrom', account, thief, 1n),
      value: '0',
    })),
  ],
]

const callArgument =
  (index: number, value: unknown): Lie[1] =>
  (steps) =>
    rewrite(getLast(steps), (args) => {
      args[index] = value
    })

/** Lies about the purchase from one order. */
export const oneLies: Lie[] = [
  ...fillLies,
  ['a thief receives it', callArgument(3, thief)],
  ['a stranger pays', callArgument(2, bytes('7'))],
  [
    'a token is chosen later',
    callArgument(1, [
      {
        orderIndex: '0',
        side: 0,
        index: '0',
        identifier: '5',
        criteriaProof: [],
      },
    ]),
  ],
]

/** Lies about the purchase from several orders. */
export const manyLies: Lie[] = [
  ...fillLies,
  ['a thief receives it', callArgument(5, thief)],
  ['a stranger pays', callArgument(4, bytes('7'))],
  [
    'a token is chosen later',
    callArgument(1, [
      {
        orderIndex: '0',
        side: 0,
        index: '0',
        identifier: '5',
        criteriaProof: [],
      },
    ]),
  ],
  ['at most one', callArgument(6, '1')],
  ['at most none', callArgument(6, '0')],
  ['no token moves', callArgument(2, [])],
  ['nobody is paid', callArgument(3, [])],
  [
    'a token moves twice',
    (steps) =>
      rewrite(getLast(steps), (args) => {
        args[2].push(args[2][0])
      }),
  ],
  [
    'a payment moves twice',
    (steps) =>
      rewrite(getLast(steps), (args) => {
        args[3].push(args[3][0])
      }),
  ],
  [
    'a token that is not there',
    (steps) =>
      rewrite(getLast(steps), (args) => {
        args[2][0][0].itemIndex = '9'
      }),
  ],
  [
    'an order is left out',
    (steps) =>
      rewrite(getLast(steps), (args) => {
        args[0].pop()
      }),
  ],
  [
    'an order comes twice',
    (steps) =>
      rewrite(getLast(steps), (args) => {
        args[0][1] = args[0][0]
      }),
  ],
  [
    'dearer here, cheaper there',
    (steps) =>
      rewrite(getLast(steps), (args) => {
        const [first, second] = args[0] as [Filled, Filled]
        const [up] = first.parameters.consideration
        const [down] = second.parameters.consideration
        if (up) Object.assign(up, amount(more(up.startAmount, 1000n)))
        if (down) Object.assign(down, amount(more(down.startAmount, -1000n)))
      }),
  ],
]

/** Lies about fees that the host requested. */
export const feeLies: Lie[] = [
  [
    'a thief receives the fee',
    terms(({ consideration }) => ({
      consideration: consideration.map((it, index, all) =>
        index === all.length - 1 ? { ...it, recipient: thief } : it,
      ),
    })),
  ],
  [
    'the fee is higher',
    terms(({ consideration }) => ({
      consideration: consideration.map((it, index, all) =>
        index === all.length - 1
          ? { ...it, ...amount(more(it.startAmount)) }
          : it,
      ),
    })),
  ],
  [
    'the fee is lower',
    terms(({ consideration }) => ({
      consideration: consideration.map((it, index, all) =>
        index === all.length - 1
          ? { ...it, ...amount(more(it.startAmount, -1n)) }
          : it,
      ),
    })),
  ],
  [
    'the fee is missing',
    terms(({ consideration }) => ({
      consideration: consideration.slice(0, -1),
    })),
  ],
  [
    'the fee is paid twice',
    terms(({ consideration }) => ({
      consideration: [...consideration, ...consideration.slice(-1)],
    })),
  ],
]
