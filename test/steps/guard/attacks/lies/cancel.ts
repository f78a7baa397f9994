import {
  seaport15,
  seaport16,
} from '../../../../../src/steps/guard/contracts.js'
import {
  getLast,
  type Lie,
  type LooseOrder,
  rewrite,
  send,
  thief,
} from '../../craftSteps.js'
import { orderLies, otherOrders } from './order.js'

const orders =
  (change: (orders: LooseOrder[]) => unknown): Lie[1] =>
  (steps) =>
    rewrite(getLast(steps), ([all]) => {
      change(all)
    })

/** Lies about a cancellation: any other order is a mismatch. */
export const cancelLies: Lie[] = [
  ...[...orderLies, ...otherOrders].map(
    ([name, tell]): Lie => [
      `cancels another: ${name}`,
      (steps, world) =>
        orders((all) => {
          const [order] = all
          if (order) Object.assign(order, tell(order, world))
        })(steps, world),
    ],
  ),
  [
    'cancels another: of another counter',
    orders(([order]) => order && Object.assign(order, { counter: '1' })),
  ],
  [
    'cancels one besides',
    orders((all) => all.push({ ...(all[0] as LooseOrder), salt: '1' })),
  ],
  ['cancels none', orders((all) => all.pop())],
  [
    'cancels all',
    (steps) => Object.assign(getLast(steps), { data: '0x5b34b966' }),
  ],
  ['sends money', (steps) => Object.assign(getLast(steps), { value: '1' })],
  [
    'cancels in Seaport 1.5',
    (steps) => Object.assign(getLast(steps), { to: seaport15 }),
  ],
  [
    'cancels in Seaport 1.6',
    (steps) => Object.assign(getLast(steps), { to: seaport16 }),
  ],
  [
    'cancels 50 times',
    (steps) => steps.push(...Array.from({ length: 49 }, () => getLast(steps))),
  ],
  ['cancels twice at once', orders((all) => all.push(all[0] as LooseOrder))],
  [
    'cancels an order for any token',
    orders(([order]) => {
      for (const item of order?.offer ?? []) item.itemType = 4
    }),
  ],
  ['calls a thief', (steps) => Object.assign(getLast(steps), { to: thief })],
  ['calls nothing', (steps) => Object.assign(getLast(steps), { data: '0x' })],
  [
    'buys instead',
    (steps, { seaport }) => steps.splice(0, 1, send(seaport, '0xe7acab24')),
  ],
  [
    'validates instead',
    (steps) =>
      rewrite(getLast(steps), (args) => {
        args[0] = args[0].map(({ counter: _, ...parameters }: LooseOrder) => ({
          parameters: {
            ...parameters,
            totalOriginalConsiderationItems: String(
              parameters.consideration.length,
            ),
          },
          signature: '0x',
        }))
        return 'validate'
      }),
  ],
]
