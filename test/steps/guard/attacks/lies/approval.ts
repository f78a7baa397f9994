import { maxUint256 } from 'viem'
import type { Step } from '../../../../../src/rpc/schemas.js'
import {
  type Lie,
  type LieWorld,
  send,
  thief,
  tokenCall,
} from '../../craftSteps.js'

const changeFirstStep =
  (change: (step: Step, world: LieWorld) => Partial<Step>): Lie[1] =>
  (steps, world) => {
    const [step] = steps
    if (step) Object.assign(step, change(step, world))
  }

const approve = (make: (price: bigint, world: LieWorld) => string): Lie[1] =>
  changeFirstStep((it, world) => ({
    data: make(BigInt(`0x${it.data?.slice(-64)}`), world),
  }))

/** Lies about the approval before a purchase with a token. */
export const approvalLies: Lie[] = [
  [
    'one more',
    approve((price, { seaport }) => tokenCall('approve', seaport, price + 1n)),
  ],
  [
    'without limit',
    approve((_, { seaport }) => tokenCall('approve', seaport, maxUint256)),
  ],
  ['to a thief', approve((price) => tokenCall('approve', thief, price))],
  ['nothing to a thief', approve(() => tokenCall('approve', thief, 0n))],
  [
    'to the collection',
    approve((price, { emblems }) => tokenCall('approve', emblems, price)),
  ],
  [
    'to the currency',
    approve((price, { usdc }) => tokenCall('approve', usdc, price)),
  ],
  ['of another currency', changeFirstStep((_, { weth }) => ({ to: weth }))],
  ['of an unknown currency', changeFirstStep(() => ({ to: thief }))],
  ['of the collection', changeFirstStep((_, { emblems }) => ({ to: emblems }))],
  [
    'on top',
    approve((price, { seaport }) =>
      tokenCall('increaseAllowance', seaport, price + 1n),
    ),
  ],
  [
    'on top for a thief',
    approve((price) => tokenCall('increaseAllowance', thief, price)),
  ],
  [
    'a transfer instead',
    approve((price, { seaport }) => tokenCall('transfer', seaport, price)),
  ],
  [
    'three times',
    (steps) => steps.unshift(...steps.slice(0, 1), ...steps.slice(0, 1)),
  ],
  [
    'reset 50 times',
    (steps, { seaport, usdc }) =>
      steps.unshift(
        ...Array.from({ length: 50 }, () =>
          send(usdc, tokenCall('approve', seaport, 0n)),
        ),
      ),
  ],
  ['again afterwards', (steps) => steps.push(steps[0] as Step)],
  ['with native currency', changeFirstStep(() => ({ value: '1' }))],
  ['with a tail', changeFirstStep((it) => ({ data: `${it.data}deadbeef` }))],
  [
    'to an address with a tail',
    changeFirstStep((it) => ({
      data: it.data?.replace(/^(.{10})0/, '$11') ?? '',
    })),
  ],
  ['alone', (steps) => steps.splice(1)],
  [
    'packed with another',
    (steps, { seaport, usdc }) => {
      steps[0] = send(
        usdc,
        tokenCall('multicall', [
          steps[0]?.data,
          tokenCall('approve', seaport, 1n),
        ]),
      )
    },
  ],
]
