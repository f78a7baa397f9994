import { describe, expect, test } from 'vitest'
import type { StepError } from '../../../src/errors.js'
import { asked, expectGood, failure, withFault } from '../harness/ending.js'
import { answerAt, walletError } from '../harness/faults/fault.js'
import { tell } from '../harness/story.js'
import { createFault } from '../harness/visit.js'
import type { AccountKind } from '../harness/wallet/account.js'

describe('wallet answers', () => {
  test.each<[AccountKind, number]>([
    ['safe1', 0],
    ['safe2', 1],
  ])(
    'behavior: a Safe whose hash is never mined is prompted once (%s)',
    async (account, waits) => {
      const ending = await tell({ flow: 'buy native', account })
      expect(ending.errors).toHaveLength(waits)
      if (waits) expect(failure(ending)).toMatchObject({ reason: 'queued' })
      expect(ending.world.wallet.prompts).toHaveLength(1)
      expectGood(ending)
    },
  )

  test.each<AccountKind>(['safe1', 'safe2'])(
    'behavior: a Safe approves and buys without consent (%s)',
    async (account) => {
      const ending = await tell({ flow: 'reset, approve, buy', account })
      expect(ending.world.wallet.prompts).toHaveLength(3)
      expect(ending.consents).toBe(0)
      expectGood(ending)
    },
  )

  test('behavior: a flow can be aborted while the wallet never answers', async () => {
    const ending = await withFault('buy native', 'never answers @0')
    expect(ending.exits).toBe(1)
    expect(failure(ending)).toMatchObject({ reason: 'aborted' })
    expectGood(ending)
  })

  test.each(['65 bytes @0', 'null @0', '0x @0'])(
    'behavior: a wallet answer that is not a hash is not shown as one: %s',
    async (name) => {
      const ending = await withFault('buy native', name)
      expect(asked(ending)).toHaveLength(1)
      const told = ending.world.trace.notes.flatMap((it) =>
        it.type === 'progress' ? it.progress.steps : [],
      )
      // Only hashes are shown as hashes.
      for (const { hash } of told)
        if (hash) expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
      expectGood(ending)
    },
  )

  test.each(['4001 @0', '5000 @0', '-32000, refused @0', 'text alone @0'])(
    'behavior: every form of a wallet rejection ends as `rejected`: %s',
    async (name) => {
      const ending = await withFault('buy native', name)
      expect(failure(ending)).toMatchObject({
        reason: 'rejected',
        fundsMoved: 'no',
      })
      expectGood(ending)
    },
  )

  test('behavior: a bundle that the wallet does not know counts as rejected', async () => {
    const refuse = createFault((stage) =>
      answerAt(stage, 0, () => ({
        after: 2_000,
        does: 'refuse',
        says: { error: walletError(5730, 'Unknown bundle id.') },
      })),
    )
    const ending = await tell({ flow: 'buy as a bundle', faults: [refuse] })
    expect(failure(ending)).toMatchObject({
      reason: 'rejected',
      fundsMoved: 'no',
    })
    expectGood(ending)
  })

  test('behavior: a long wallet error stays out of `shortMessage`', async () => {
    const flood = createFault((stage) =>
      answerAt(stage, 0, () => ({
        after: 2_000,
        does: 'refuse',
        says: { error: walletError(-32603, `Failed ${'text '.repeat(2_000)}`) },
      })),
    )
    const ending = await tell({ flow: 'buy native', faults: [flood] })
    const [error] = ending.errors
    expect((error as StepError).shortMessage.length).toBeLessThan(100)
    expect(error).toMatchObject({ reason: 'wallet' })
  })

  test.each(['null @0', '0x @0'])(
    'behavior: a wallet answer without a signature ends the listing: %s',
    async (name) => {
      const ending = await withFault('listing', name)
      expect(failure(ending)).toMatchObject({
        reason: 'wallet',
        fundsMoved: 'no',
      })
      expect(ending.consents).toBe(0)
      expectGood(ending)
    },
  )

  test('behavior: a blocked popup ends the listing as `popupBlocked`', async () => {
    const ending = await withFault('listing', '-32603, popup @0')
    expect(failure(ending)).toMatchObject({ reason: 'popupBlocked' })
    expectGood(ending)
  })

  test('behavior: a wallet with an open prompt ends the flow as `walletBusy`', async () => {
    const ending = await withFault('buy native', '-32002 @0')
    expect(failure(ending)).toMatchObject({ reason: 'walletBusy' })
    expect(asked(ending)).toHaveLength(1)
    expectGood(ending)
  })

  test('behavior: a prompt answered after the page closed is not repeated', async () => {
    const ending = await withFault('approve, buy', 'answers after reload @1')
    expect(ending.world.wallet.prompts).toHaveLength(2)
    expect(ending.consents).toBe(0)
    expectGood(ending)
  })

  test('behavior: a listing signed before a crash is not signed again', async () => {
    const { world } = await tell({ flow: 'listing' })
    const posted = world.trace.notes.find(
      (it) => it.type === 'crossing' && it.what === 'orders',
    )
    const crashAt = posted?.type === 'crossing' ? posted.point : undefined
    const ending = await tell({ flow: 'listing', crashAt })
    expect(ending.world.wallet.prompts).toHaveLength(1)
    expectGood(ending)
  })
})
