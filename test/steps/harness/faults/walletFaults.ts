import {
  chainId,
  maker,
  otherAccount,
  otherChainId,
  thief,
} from '../chain/places.js'
import type { Answer } from '../wallet/prompt.js'
import {
  answerAt,
  atEachPlace,
  type Fault,
  type Stage,
  sendsAt,
  walletError,
} from './fault.js'

const always = () => true

const refusals: [value: string, error: unknown][] = [
  ['4001', walletError(4001, 'User rejected the request.')],
  ['5000', walletError(5000, 'User rejected methods.')],
  ['-32000, refused', walletError(-32000, 'User rejected transaction')],
  ['text alone', 'User canceled'],
]

const failures: [value: string, error: unknown][] = [
  ['-32000, of a node', walletError(-32000, 'transaction underpriced')],
  ['-32002', walletError(-32002, 'Request already pending. Please wait.')],
  ['-32603, popup', walletError(-32603, 'Pop up window failed to open')],
]

const nonsense: [value: string, answer: unknown][] = [
  ['null', null],
  ['0x', '0x'],
  ['65 bytes', `0x${'5a'.repeat(65)}`],
]

const told = ([value, error]: [string, unknown]) =>
  atEachPlace((place) => ({
    axis: 'wallet',
    value,
    fits: always,
    arrange: (stage) =>
      answerAt(stage, place, () => ({
        after: 2_000,
        does: 'refuse',
        says: { error },
      })),
  }))

/** The wallet returns an invalid answer, although the transaction is sent. */
const misheard = ([value, answer]: [string, unknown]) =>
  atEachPlace((place) => ({
    axis: 'wallet',
    value,
    fits: ({ flow }) => value !== '65 bytes' || sendsAt(flow, place),
    arrange: (stage) =>
      answerAt(stage, place, ({ kind }) => ({
        after: 2_000,
        does: kind === 'signature' ? 'refuse' : 'agree',
        says: { value: answer },
      })),
  }))

/** The wallet returns the hash of another account's transaction. */
const misnamed = (value: string, does: Answer['does']) =>
  atEachPlace((place) => ({
    axis: 'wallet',
    value,
    fits: ({ flow }) => sendsAt(flow, place),
    arrange: (stage) =>
      answerAt(stage, place, () => {
        const { chain } = stage.world
        const call = { from: thief, to: maker, data: '0x', value: 0n } as const
        return {
          after: 2_000,
          does,
          says: { value: chain.submit(call).hash },
        }
      }),
  }))

/** The tab closes while a prompt is open. */
const away = (value: string, answer: Partial<Answer>) =>
  atEachPlace((place) => ({
    axis: 'wallet',
    value,
    fits: always,
    arrange: (stage) =>
      answerAt(stage, place, () => {
        stage.world.clock.after(3_000, () => stage.page()?.die())
        return { after: 60_000, does: 'agree', outlives: true, ...answer }
      }),
  }))

/** Acts before the prompt at an index opens. */
function before(stage: Stage, place: number, act: () => void): void {
  const { clock } = stage.world
  let isCalm = false
  stage.onCalm(() => {
    isCalm = true
  })
  const later = (milliseconds: number) =>
    void clock.after(milliseconds, () => {
      if (!isCalm) act()
    })
  // At the start of the flow, before any prompt.
  if (place === 0) later(0)
  else
    answerAt(stage, place - 1, () => {
      later(2_000)
      return undefined
    })
}

const wandering: Fault[] = [
  {
    name: 'switches chain late',
    axis: 'wallet',
    value: 'switches chain late',
    fits: always,
    arrange({ onCalm, world }) {
      world.wallet.chainId = otherChainId
      world.walletMoods.switchDelay = 1_500
      onCalm(() => {
        world.walletMoods.switchDelay = 0
      })
    },
  },
  {
    name: 'never switches chain',
    axis: 'wallet',
    value: 'switches chain late',
    isLie: true,
    fits: always,
    arrange({ onCalm, world }) {
      world.wallet.chainId = otherChainId
      world.walletMoods.switchDelay = 86_400_000
      onCalm(() => {
        world.wallet.chainId = chainId
      })
    },
  },
  {
    name: 'refuses chain',
    axis: 'wallet',
    value: 'refuses chain',
    isLie: true,
    fits: always,
    arrange({ onCalm, world }) {
      const { walletMoods } = world
      const { decide } = walletMoods
      world.wallet.chainId = otherChainId
      walletMoods.decide = (prompt) =>
        prompt.kind === 'switch'
          ? {
              after: 1_000,
              does: 'refuse',
              says: { error: walletError(4001, 'User rejected.') },
            }
          : decide(prompt)
      onCalm(() => {
        walletMoods.decide = decide
      })
    },
  },
]

/**
 * The sixteen faults of the wallet, and hashes of other accounts, at each
 * prompt.
 */
export const walletFaults: Fault[] = [
  ...[...refusals, ...failures].flatMap(told),
  ...nonsense.flatMap(misheard),
  ...misnamed('another hash', 'agree'),
  ...misnamed('another hash, nothing sent', 'refuse'),
  ...atEachPlace((place) => ({
    axis: 'wallet',
    value: 'already known',
    fits: ({ flow }) => sendsAt(flow, place),
    arrange: (stage) =>
      answerAt(stage, place, () => ({
        after: 2_000,
        does: 'agree',
        says: { error: walletError(-32000, 'already known') },
      })),
  })),
  ...atEachPlace((place) => ({
    axis: 'wallet',
    value: 'never answers',
    fits: always,
    arrange: (stage) =>
      answerAt(stage, place, () => ({ after: 'never', does: 'refuse' })),
  })),
  ...away('answers after reload', {}),
  ...away('refuses after reload', { does: 'refuse' }),
  ...atEachPlace((place) => ({
    axis: 'wallet',
    value: 'switches account',
    isLie: place === 0,
    fits: always,
    arrange(stage) {
      const { onCalm, world } = stage
      before(stage, place, () => world.wallet.switchAccount(otherAccount))
      onCalm(() => world.wallet.switchAccount(world.wallet.account))
    },
  })),
  ...wandering,
  ...atEachPlace((place) => ({
    axis: 'wallet',
    value: 'disconnects',
    isLie: place === 0,
    fits: always,
    arrange(stage) {
      const { onCalm, page, world } = stage
      const { fail } = world.walletMoods
      before(stage, place, () => {
        world.wallet.disconnect()
        world.walletMoods.fail = () => ({
          error: walletError(4900, 'The provider is disconnected.'),
        })
      })
      onCalm(() => {
        world.walletMoods.fail = fail
        world.wallet.accounts = [world.wallet.account]
        page()?.die()
      })
    },
  })),
]
