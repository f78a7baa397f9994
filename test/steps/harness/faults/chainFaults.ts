import type { Transaction } from '../chain/chain.js'
import { hasKey } from '../wallet/account.js'
import {
  atEachPlace,
  type Fault,
  onTransactionAt,
  type Stage,
  sendsAt,
} from './fault.js'

type Act = (transaction: Transaction, stage: Stage, place: number) => void

const sending = (value: string, act: Act, needsKey = false) =>
  atEachPlace((place) => ({
    axis: 'chain',
    value,
    fits: ({ account, flow }) =>
      sendsAt(flow, place) && (!needsKey || hasKey(account)),
    arrange: (stage) =>
      onTransactionAt(stage, place, (transaction) =>
        act(transaction, stage, place),
      ),
  }))

const never = Number.POSITIVE_INFINITY

/** Replaces a pending transaction. */
function replace(
  transaction: Transaction,
  { world: { chain, clock, wallet } }: Stage,
  delay: number,
  change: Partial<Transaction> | undefined,
): void {
  transaction.notBefore = never
  clock.after(delay, () => {
    const { hash: _, notBefore: __, ...same } = transaction
    const other = chain.submit({ ...same, ...change })
    if (!change) wallet.follow(transaction.hash, other.hash)
  })
}

const toSelf = ({ from }: Transaction) => ({
  to: from,
  data: '0x' as const,
  value: 0n,
  calls: undefined,
})
const elsewhere = () => ({
  to: '0x0000000000000000000000000000000000000b0b' as const,
  data: '0x' as const,
  value: 5n,
  calls: undefined,
})

function leave({ page, world }: Stage): void {
  world.clock.after(1_000, () => page()?.die())
}

/** The reorg undoes more blocks than the flow waits for. */
const deep = (fault: Fault): Fault => ({
  ...fault,
  arrange(stage) {
    stage.parameters.confirmations = 3
    fault.arrange(stage)
  },
})

/** Undoes the block of a transaction after it was mined. */
function undo(
  transaction: Transaction,
  { world }: Stage,
  change: (transaction: Transaction) => void,
): void {
  let isUndone = false
  world.chain.onBlock(({ mined }) => {
    if (isUndone || !mined.some((it) => it.transaction === transaction)) return
    isUndone = true
    world.clock.after(2_500, () => {
      change(transaction)
      world.chain.undo(2)
    })
  })
}

const busy = (value: string, isBusy: (asked: number) => boolean): Fault => ({
  name: value,
  axis: 'chain',
  value: '429',
  fits: () => true,
  arrange({ onCalm, world: { nodeMoods } }) {
    let asked = 0
    nodeMoods.isBusy = () => isBusy(asked++)
    onCalm(() => {
      nodeMoods.isBusy = () => false
    })
  },
})

const lying = (
  name: string,
  moods: Partial<Stage['world']['nodeMoods']>,
): Fault => ({
  name,
  axis: 'chain',
  value: 'lies about head',
  fits: () => true,
  arrange({ onCalm, world: { nodeMoods } }) {
    Object.assign(nodeMoods, moods)
    onCalm(() => void Object.assign(nodeMoods, { lag: 0, boast: 0 }))
  },
})

/** The twelve faults of each transaction. */
export const chainFaults: Fault[] = [
  ...sending('revert', (transaction) => {
    transaction.fate = 'revert'
  }),
  ...sending('out of gas', (transaction) => {
    transaction.fate = 'outOfGas'
  }),
  ...sending(
    'repriced',
    (it, stage) => replace(it, stage, 5_000, undefined),
    true,
  ),
  ...sending(
    'replaced',
    (it, stage) => replace(it, stage, 5_000, elsewhere()),
    true,
  ),
  ...sending(
    'cancelled',
    (it, stage) => replace(it, stage, 5_000, toSelf(it)),
    true,
  ),
  ...sending(
    'dropped',
    (transaction, { world: { chain, clock } }) => {
      transaction.notBefore = never
      clock.after(5_000, () => chain.drop(transaction.hash))
    },
    true,
  ),
  ...[
    ['repriced while away', () => undefined] as const,
    ['replaced while away', elsewhere] as const,
    ['cancelled while away', toSelf] as const,
  ].flatMap(([value, change]) =>
    sending(
      value,
      (it, stage) => {
        leave(stage)
        replace(it, stage, 5_000, change(it))
      },
      true,
    ),
  ),
  ...[
    ...sending('reorg out', (it, stage) =>
      undo(it, stage, (transaction) => {
        transaction.notBefore = stage.world.clock.now() + 10_000
      }),
    ),
    ...sending('reorg to revert', (it, stage) =>
      undo(it, stage, (transaction) => {
        transaction.fate = 'revert'
      }),
    ),
  ].map(deep),
  {
    name: 'receipt delayed',
    axis: 'chain',
    value: 'receipt delayed',
    fits: () => true,
    arrange({ onCalm, world: { nodeMoods } }) {
      nodeMoods.shyness = 60_000
      onCalm(() => {
        nodeMoods.shyness = 0
      })
    },
  },
  busy('429, every other', (asked) => asked % 2 === 0),
  busy('429, always', () => true),
  lying('ahead of the head', { boast: 1_000 }),
  lying('behind the head', { lag: 3 }),
  {
    name: 'no eth_simulateV1',
    axis: 'chain',
    value: 'old node',
    fits: () => true,
    arrange: ({ world }) => void world.nodeMoods.unknown.add('eth_simulateV1'),
  },
]
