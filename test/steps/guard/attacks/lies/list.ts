import type {
  PostRequest,
  Step,
  StepSignature,
} from '../../../../../src/rpc/schemas.js'
import {
  getLast,
  type Lie,
  type LooseOrder,
  rewrite,
  send,
  thief,
  tokenCall,
} from '../../craftSteps.js'
import { type OrderLie, orderLies, otherOrders } from './order.js'

/** Replaces the order to sign and to post. */
const signed = ([name, tell]: OrderLie): Lie => [
  `the order to sign: ${name}`,
  (steps, world) => {
    const { post, signature } = getLast(steps)
    if (!signature) throw new Error('Nothing is signed.')
    const order = signature.value as LooseOrder
    signature.value = { ...order, ...tell(order, world) }
    // The lie is consistent: it posts the order that is signed.
    if (post) Object.assign(post.body as object, { order: signature.value })
  },
]

/** Replaces the order to register. */
const validated = ([name, tell]: OrderLie): Lie => [
  `the order to register: ${name}`,
  (steps, world) =>
    rewrite(getLast(steps), ([[order]]) => {
      const changed = tell(order.parameters, world)
      const { consideration = order.parameters.consideration } = changed
      Object.assign(order.parameters, changed, {
        totalOriginalConsiderationItems: String(consideration.length),
      })
    }),
]

const signature =
  (change: (signature: StepSignature) => Partial<StepSignature>): Lie[1] =>
  (steps) => {
    const step = getLast(steps)
    if (step.signature)
      step.signature = { ...step.signature, ...change(step.signature) }
  }

const domain = (change: Record<string, unknown>) =>
  signature((it) => ({ domain: { ...it.domain, ...change } }))

const types = (change: (types: any) => Record<string, unknown>) =>
  signature((it) => ({ types: { ...it.types, ...change(it.types) } }))

const value = (change: (order: LooseOrder) => object) =>
  signature((it) => ({
    value: { ...it.value, ...change(it.value as LooseOrder) },
  }))

const post =
  (change: (post: PostRequest) => Partial<PostRequest>): Lie[1] =>
  (steps) => {
    const step = getLast(steps)
    if (step.post) step.post = { ...step.post, ...change(step.post) }
  }

const endpoint = (address: string) => post(() => ({ endpoint: address }))

const approval =
  (
    change: (step: Step, world: Parameters<Lie[1]>[1]) => Partial<Step>,
  ): Lie[1] =>
  (steps, world) => {
    const [step] = steps
    if (step) steps[0] = { ...step, ...change(step, world) }
  }

/** Lies about the approval before a listing. */
const approvalLies: Lie[] = [
  [
    'a thief is approved',
    approval(() => ({ data: tokenCall('setApprovalForAll', thief, true) })),
  ],
  [
    'another collection is approved',
    approval((_, { items }) => ({ to: items })),
  ],
  ['an unknown collection is approved', approval(() => ({ to: thief }))],
  [
    'the collection is approved 50 times',
    (steps) =>
      steps.unshift(...Array.from({ length: 49 }, () => steps[0] as Step)),
  ],
  [
    'the approval is withdrawn',
    approval((_, { seaport }) => ({
      data: tokenCall('setApprovalForAll', seaport, false),
    })),
  ],
  [
    'one token is approved to a thief',
    approval(() => ({ data: tokenCall('approve', thief, 1n) })),
  ],
  [
    'another token is approved',
    approval((_, { seaport }) => ({ data: tokenCall('approve', seaport, 5n) })),
  ],
  [
    'a currency is approved',
    approval((_, { seaport, usdc }) => ({
      to: usdc,
      data: tokenCall('approve', seaport, 5n),
    })),
  ],
  ['the approval costs something', approval(() => ({ value: '1' }))],
  [
    'the approval is true in an unusual way',
    approval((it) => ({ data: `${it.data?.slice(0, -1)}2` })),
  ],
  [
    'the approved address has a tail',
    approval((it) => ({ data: it.data?.replace(/^(.{10})0/, '$11') })),
  ],
  ['the approval has a tail', approval((it) => ({ data: `${it.data}00` }))],
  ['only the approval is left', (steps) => steps.splice(1)],
  [
    'the token is given away instead',
    (steps, { account, emblems }) => {
      steps.splice(
        1,
        1,
        send(emblems, tokenCall('transferFrom', account, thief, 1n)),
      )
    },
  ],
]

/** Lies about a listing that is signed and posted. */
export const signedLies: Lie[] = [
  ...approvalLies,
  ...orderLies.map(signed),
  ['the domain is of another chain', domain({ chainId: 1 })],
  [
    'the domain is of no chain',
    signature((it) => {
      const { chainId: _, ...rest } = it.domain
      return { domain: rest }
    }),
  ],
  ['the chain is another, in hexadecimal', domain({ chainId: '0x1' })],
  ['the domain is of another contract', domain({ verifyingContract: thief })],
  [
    'the domain is of no contract',
    signature((it) => {
      const { verifyingContract: _, ...rest } = it.domain
      return { domain: rest }
    }),
  ],
  ['the domain has another name', domain({ name: 'Blur Exchange' })],
  ['the domain has another version', domain({ version: '1.1' })],
  ['the domain has a salt', domain({ salt: `0x${'11'.repeat(32)}` })],
  ['the domain says more', domain({ note: 'Harmless.' })],
  ['another primary type', signature(() => ({ primaryType: 'OfferItem' }))],
  [
    'types without the chain',
    types(() => ({
      EIP712Domain: [{ name: 'name', type: 'string' }],
    })),
  ],
  [
    'types with more fields',
    types((it) => ({
      OrderComponents: [
        ...it.OrderComponents,
        { name: 'note', type: 'string' },
      ],
    })),
  ],
  [
    'types with fewer fields',
    types((it) => ({
      OrderComponents: it.OrderComponents.slice(1),
    })),
  ],
  [
    'types in another order',
    types((it) => ({
      OfferItem: [...it.OfferItem].reverse(),
    })),
  ],
  [
    'types with a type too much',
    types(() => ({
      Note: [{ name: 'text', type: 'string' }],
    })),
  ],
  [
    'types of another width',
    types((it) => ({
      OfferItem: it.OfferItem.map((field: { name: string; type: string }) =>
        field.name === 'itemType' ? { ...field, type: 'uint256' } : field,
      ),
    })),
  ],
  ['a field too much', value(() => ({ note: 'Harmless.' }))],
  ['a field that is missing', value(() => ({ salt: undefined }))],
  ['a number that is none', value(() => ({ endTime: '1e9' }))],
  ['a number below zero', value(() => ({ endTime: '-1' }))],
  ['a number with a sign', value((it) => ({ endTime: `+${it.endTime}` }))],
  ['an offer that is none', value(() => ({ offer: {} }))],
  ['posted to a stranger', endpoint('https://thief.example/orders')],
  ['posted to another scheme', endpoint('javascript:alert(1)')],
  ['posted as data', endpoint('data:text/plain,x')],
  ['posted to a file', endpoint('file:///etc/passwd')],
  [
    'posted with a name',
    post(({ endpoint: path }) => ({
      endpoint: `http://user:secret@127.0.0.1/${path}`,
    })),
  ],
  ['posted to another port', endpoint('http://127.0.0.1:1/orders')],
  ['fetched', post(() => ({ method: 'GET' }))],
  ['deleted', post(() => ({ method: 'DELETE' }))],
  ['patched', post(() => ({ method: 'PATCH' }))],
  [
    'another order is posted',
    post(({ body }) => {
      const { order, ...rest } = body as { order: LooseOrder }
      return { body: { ...rest, order: { ...order, salt: '1' } } }
    }),
  ],
  [
    'a signature is there before',
    post(({ body }) => ({
      body: { ...(body as object), signature: '0x1234' },
    })),
  ],
]

/** Lies about a listing that a transaction registers. */
export const validatedLies: Lie[] = [
  ...approvalLies,
  ...orderLies.map(validated),
  [
    'two orders',
    (steps) =>
      rewrite(getLast(steps), ([orders]) => {
        orders.push(orders[0])
      }),
  ],
  [
    'no order',
    (steps) =>
      rewrite(getLast(steps), ([orders]) => {
        orders.pop()
      }),
  ],
  ['registered twice', (steps) => steps.push(getLast(steps))],
  [
    'a payment is not counted',
    (steps) =>
      rewrite(getLast(steps), ([[order]]) => {
        order.parameters.totalOriginalConsiderationItems = '1'
      }),
  ],
  [
    'a payment too much is counted',
    (steps) =>
      rewrite(getLast(steps), ([[order]]) => {
        order.parameters.totalOriginalConsiderationItems = '9'
      }),
  ],
  [
    'cut off',
    (steps) => {
      const step = getLast(steps)
      step.data = step.data?.slice(0, -64) ?? ''
    },
  ],
  [
    'written in an unusual way',
    (steps) => {
      const step = getLast(steps)
      const data = step.data ?? ''
      const offset = `${'40'.padStart(64, '0')}${'0'.repeat(64)}`
      step.data = `${data.slice(0, 10)}${offset}${data.slice(74)}`
    },
  ],
]

/** Changes that keep the meaning of a listing. */
export const signedOtherwise: Lie[] = otherOrders.map(signed)
export const registeredOtherwise: Lie[] = otherOrders.map(validated)
