import { createHash } from '../chain/chain.js'
import { maker, thief } from '../chain/places.js'
import {
  answerAt,
  type Fault,
  onTransactionAt,
  type Stage,
  walletError,
} from './fault.js'

const fault = (value: string, arrange: (stage: Stage) => void): Fault => ({
  name: value,
  axis: 'bundle',
  value,
  fits: ({ flow }) => flow === 'buy as a bundle',
  arrange,
})

const failing = (method: string, failure: { error: unknown } | 'hang') =>
  function arrange({ onCalm, world: { walletMoods } }: Stage) {
    const { fail } = walletMoods
    walletMoods.fail = (asked) => (asked === method ? failure : fail(asked))
    onCalm(() => {
      walletMoods.fail = fail
    })
  }

const unknown = { error: walletError(-32601, 'The method does not exist.') }

/** What really becomes of a bundle. */
export const bundleFates: Record<string, (stage: Stage) => void> = {
  mined: () => {},
  pending: (stage) =>
    onTransactionAt(stage, 0, (transaction) => {
      transaction.notBefore += 120_000
    }),
  failed: (stage) =>
    onTransactionAt(stage, 0, (transaction) => {
      transaction.fate = 'revert'
    }),
  'never sent': (stage) =>
    answerAt(stage, 0, ({ asked }) => ({
      after: 2_000,
      does: 'refuse',
      says: { value: { id: (asked as { id: string }).id } },
    })),
}

type Receipts = readonly unknown[] | undefined

/** Receipts that a wallet may name, given the true ones. */
export const toldReceipts: Record<
  string,
  (receipts: Receipts, stage: Stage) => unknown
> = {
  'the true receipts': (receipts) => receipts,
  'no receipts': () => undefined,
  'empty receipts': () => [],
  'an invented receipt': () => [
    { transactionHash: createHash('bad', 1), status: '0x1' },
  ],
  'reverted receipts': (receipts = []) =>
    receipts.map((it) => ({ ...(it as object), status: '0x0' })),
  'the receipt of another account': (_, stage) => [
    { transactionHash: sendOther(stage, thief) },
  ],
  'the receipt of another transaction': (_, stage) => [
    { transactionHash: sendOther(stage, stage.world.wallet.account) },
  ],
  'the receipt of another transaction that failed': (_, stage) => [
    {
      transactionHash: sendOther(stage, stage.world.wallet.account, 'revert'),
      status: '0x0',
    },
  ],
}

const others = new WeakMap<Stage['world'], `0x${string}`>()

/** Sends a transaction that is not the bundle, once. */
function sendOther(
  { world }: Stage,
  from: `0x${string}`,
  fate?: 'revert',
): `0x${string}` {
  const known = others.get(world)
  if (known) return known
  const call = { from, to: maker, data: '0x', value: 0n } as const
  const { hash } = world.chain.submit({ ...call, fate })
  others.set(world, hash)
  return hash
}

/** Makes the wallet report a status and receipts, whatever is true. */
export function reportBundle(
  stage: Stage,
  status: unknown,
  receipts: keyof typeof toldReceipts,
): void {
  const { onCalm, world } = stage
  const { report } = world.walletMoods
  world.walletMoods.report = (tell) => {
    let truth: { receipts?: Receipts } = {}
    try {
      truth = report(tell) as { receipts?: Receipts }
    } catch {
      // The wallet reports a bundle that was never sent.
    }
    return {
      status,
      receipts: toldReceipts[receipts]?.(truth.receipts, stage),
    }
  }
  onCalm(() => {
    world.walletMoods.report = report
  })
}

const lying = (fate: string, status: unknown, receipts: string): Fault =>
  fault(`says ${status} with ${receipts}, is ${fate}`, (stage) => {
    bundleFates[fate]?.(stage)
    reportBundle(stage, status, receipts)
  })

/** The faults of bundles (EIP-5792). `confirmBundle.test.ts` tries all reports. */
export const bundleFaults: Fault[] = [
  fault('no method', failing('wallet_sendCalls', unknown)),
  fault('no capabilities', failing('wallet_getCapabilities', unknown)),
  fault('capability hang', failing('wallet_getCapabilities', 'hang')),
  fault('5750', (stage) =>
    answerAt(stage, 0, () => ({
      after: 2_000,
      does: 'refuse',
      says: { error: walletError(5750, 'The upgrade was rejected.') },
    })),
  ),
  fault('5720', (stage) =>
    answerAt(stage, 0, () => ({
      after: 2_000,
      does: 'agree',
      says: { error: walletError(5720, 'Duplicate id.') },
    })),
  ),
  fault('5730', ({ onCalm, world }) => {
    const { fail } = world.walletMoods
    let asked = 0
    world.walletMoods.fail = (method) =>
      method === 'wallet_getCallsStatus' && asked++ < 3
        ? { error: walletError(5730, 'Unknown bundle id.') }
        : fail(method)
    onCalm(() => {
      world.walletMoods.fail = fail
    })
  }),
  fault(
    '5740',
    failing('wallet_sendCalls', { error: walletError(5740, 'Too large.') }),
  ),
  fault('partial receipts', ({ onCalm, world }) => {
    world.wallet.bundles.breakUp()
    // Only the first of two calls is executed.
    world.walletMoods.partial = true
    onCalm(() => {
      world.walletMoods.partial = false
    })
  }),
  fault('status lost', (stage) =>
    answerAt(stage, 0, () => {
      const { bundles } = stage.world.wallet
      stage.world.clock.after(2_100, () => bundles.forget())
      return undefined
    }),
  ),
  lying('pending', 500, 'no receipts'),
  lying('pending', 300, 'empty receipts'),
  lying('never sent', 200, 'no receipts'),
  lying('never sent', 300, 'empty receipts'),
  lying('mined', 400, 'no receipts'),
  lying('mined', 100, 'no receipts'),
  lying('pending', 200, 'the receipt of another transaction'),
  lying('pending', 500, 'the receipt of another transaction that failed'),
]
