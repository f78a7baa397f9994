import type { Step } from '../../../../src/rpc/schemas.js'
import { thief } from '../chain/places.js'
import { write } from '../chain/state.js'
import type { Listed } from '../service/orders.js'
import { buySteps } from '../service/quotes.js'
import { type Fault, type Stage, signaturePlaces } from './fault.js'

const buys = (flow: string) => flow.includes('buy')
const signs = (flow: Fault['name']) =>
  signaturePlaces[flow as keyof typeof signaturePlaces] !== undefined

const telling = (
  value: string,
  change: (steps: Step[], stage: Stage) => Step[],
  options: Partial<Fault> = { isLie: true },
): Fault => ({
  name: value,
  axis: 'service',
  value,
  // Steps that the host requested itself are carried out unchanged.
  fits: ({ flow }) => flow !== 'buy several',
  arrange(stage) {
    const { onCalm, world } = stage
    const { tell } = world.serviceMoods
    world.serviceMoods.tell = (steps, operation) =>
      change(tell(steps, operation), stage)
    onCalm(() => {
      world.serviceMoods.tell = tell
    })
  },
  ...options,
})

const changeLast = (steps: Step[], change: (step: Step) => Partial<Step>) =>
  steps.map((step, index) =>
    index === steps.length - 1 ? { ...step, ...change(step) } : step,
  )

/** Returns steps for another order of the same token, at another price. */
function anotherPrice({ flow, world }: Stage, factor: bigint): Step[] {
  const { terms } = flow.order as Listed
  const unitPrice = (terms.unitPrice * factor) / 100n
  const other = world.service.add({ ...terms, unitPrice, salt: 8n })
  const wanted = [{ order: other, quantity: 1n }]
  return buySteps(wanted, world.wallet.account, world.chain.head())
}

/** Changes the price in a step with typed data. */
const repriced = (factor: bigint) =>
  function change(steps: Step[]): Step[] {
    return changeLast(steps, (step) => {
      const text = JSON.stringify(step)
      const raised = text.replace(
        /"(startAmount|endAmount)":"(\d{4,})"/g,
        (_, name, digits) => `"${name}":"${(BigInt(digits) * factor) / 100n}"`,
      )
      return JSON.parse(raised)
    })
  }

/** The eight faults of the service. */
export const serviceFaults: Fault[] = [
  {
    name: 'filled by another',
    axis: 'service',
    value: 'filled by another',
    fits: ({ flow }) => buys(flow) && flow !== 'buy several',
    isLie: true,
    isFinal: true,
    arrange({ flow, onCalm, world }) {
      const { order } = flow
      if (!order) return
      // The service has not read the block yet.
      world.serviceMoods.lag = 1_000
      const { answer } = world.serviceMoods
      let isTaken = false
      world.serviceMoods.answer = (exchange, serve) => {
        if (!isTaken && exchange.kind === 'quote') {
          isTaken = true
          const { state } = world.chain.head()
          write(state, order.terms.quantity, 'filled', order.id)
          write(state, order.terms.quantity, 'size', order.id)
        }
        return answer(exchange, serve)
      }
      onCalm(() => {
        world.serviceMoods.lag = 0
      })
    },
  },
  telling(
    'price up',
    (steps, stage) =>
      buys(stage.flow.name) ? anotherPrice(stage, 110n) : repriced(110n)(steps),
    {
      isLie: true,
      fits: ({ flow }) => flow !== 'buy several' && !flow.startsWith('cancel'),
    },
  ),
  telling('price down', (_, stage) => anotherPrice(stage, 90n), {
    fits: ({ flow }) => buys(flow) && flow !== 'buy several',
  }),
  telling('price down, of a listing', repriced(90n), {
    isLie: true,
    fits: ({ flow }) => flow.includes('listing'),
  }),
  telling('steps empty', () => [], {
    isLie: true,
    fits: ({ flow }) => flow !== 'buy several',
  }),
  telling('unknown step shape', (steps) => [
    ...steps,
    { id: 'buy', executeType: 'order' } as Step,
  ]),
  telling('wrong to', (steps) => changeLast(steps, () => ({ to: thief })), {
    isLie: true,
    fits: ({ flow }) => flow !== 'buy several' && !signs(flow),
  }),
  telling(
    'too large value',
    (steps) =>
      changeLast(steps, ({ value = '0' }) => ({
        value: `${BigInt(value || 0) * 10_000n + 1n}`,
      })),
    { isLie: true, fits: ({ flow }) => flow !== 'buy several' && !signs(flow) },
  ),
  telling(
    'typed data for another chain',
    (steps) =>
      changeLast(steps, ({ signature }) => ({
        signature: signature && {
          ...signature,
          domain: { ...signature.domain, chainId: 1 },
        },
      })),
    { isLie: true, fits: ({ flow }) => signs(flow) },
  ),
  telling(
    'a foreign post',
    (steps) =>
      changeLast(steps, ({ post }) => ({
        post: post && { ...post, endpoint: 'https://thief.example/orders' },
      })),
    { isLie: true, fits: ({ flow }) => signs(flow) },
  ),
  telling(
    'another recipient',
    (steps, { flow, world }) =>
      buySteps(
        [{ order: flow.order as Listed, quantity: 1n }],
        thief,
        world.chain.head(),
      ).filter(({ id }) => id !== 'tokenApproval' || steps.length > 1),
    {
      isLie: true,
      fits: ({ flow }) => buys(flow) && flow !== 'buy several',
    },
  ),
  {
    name: 'behind the chain',
    axis: 'service',
    value: 'late service',
    fits: () => true,
    arrange: ({ world }) => {
      world.serviceMoods.lag = 2
    },
  },
]
