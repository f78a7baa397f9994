import { answerAt, type Fault, type Stage, walletError } from './fault.js'

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

/** The eight faults of bundles (EIP-5792). */
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
]
