import { describe, expect, test } from 'vitest'
import { asked, expectGood, getEvents, withFault } from '../harness/ending.js'
import { tell } from '../harness/story.js'
import type { AccountKind } from '../harness/wallet/account.js'

describe('bundles', () => {
  test('behavior: a wallet that never reports capabilities is prompted step by step', async () => {
    const ending = await withFault('buy as a bundle', 'capability hang')
    expect(asked(ending)).toEqual(['transaction', 'transaction'])
    expect(ending.world.wallet.prompts[0]?.opened).toBeLessThan(
      (ending.world.trace.notes[0]?.at ?? 0) + 4_000,
    )
    expectGood(ending)
  })

  test('behavior: after a declined account upgrade, each step has its own prompt', async () => {
    const ending = await withFault('buy as a bundle', '5750')
    expect(asked(ending)).toEqual(['bundle', 'transaction', 'transaction'])
    expect(ending.errors).toEqual([])
    expectGood(ending)
  })

  test('behavior: each step of a bundle emits a `mined` event', async () => {
    const ending = await tell({ flow: 'buy as a bundle' })
    const mined = getEvents(ending).filter(({ type }) => type === 'mined')
    expect(mined).toMatchObject([{ step: 0 }, { step: 1 }])
    expectGood(ending)
  })

  test.each<AccountKind>(['eoa', 'delegated', 'contract', 'counterfactual'])(
    'behavior: a purchase works with and without a bundle (account: %s)',
    async (account) => {
      expectGood(await tell({ flow: 'buy as a bundle', account }))
      expectGood(await tell({ flow: 'approve, buy', account }))
    },
  )
})
