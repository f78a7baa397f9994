import { describe, expect, test } from 'vitest'
import { expectGood, failure, named, withFault } from '../harness/ending.js'
import { answerAt, walletError } from '../harness/faults/fault.js'
import { tell } from '../harness/story.js'
import { createFault } from '../harness/visit.js'
import type { AccountKind } from '../harness/wallet/account.js'

describe('signatures', () => {
  test.each<AccountKind>(['eoa', 'delegated', 'contract', 'counterfactual'])(
    'behavior: the signature is posted unchanged (account: %s)',
    async (account) => {
      const ending = await tell({ flow: 'listing', account })
      const [prompt] = ending.world.wallet.prompts
      const [post] = ending.world.service.exchanges.filter(
        ({ kind }) => kind === 'post',
      )
      expect(JSON.parse(post?.body ?? '{}').signature).toBe(prompt?.signature)
      expectGood(ending)
    },
  )

  test('behavior: a signed order that the book refuses with 422 can be reposted', async () => {
    const ending = await tell({
      flow: 'listing',
      account: 'contract',
      faults: [named('422 of a post')],
    })
    expect(ending.errors[0]).toMatchObject({
      reason: 'post',
      fundsMoved: 'maybe',
      recovery: 'repost',
    })
    const kinds = ending.world.wallet.prompts.map(({ kind }) => kind)
    expect(kinds).toEqual(['signature'])
    expectGood(ending)
  })

  test('behavior: a signature of another account is not posted', async () => {
    const foreign = createFault((stage) =>
      answerAt(stage, 0, () => ({
        after: 2_000,
        does: 'refuse',
        says: { value: `0x${'5b'.repeat(65)}` },
      })),
    )
    for (const account of ['eoa', 'contract'] as const) {
      const ending = await tell({ flow: 'listing', account, faults: [foreign] })
      expect(failure(ending)).toMatchObject({ reason: 'wallet' })
      expect(
        ending.world.service.exchanges.filter(({ body }) =>
          body.includes('5b5b5b'),
        ),
      ).toEqual([])
      expectGood(ending)
    }
  })

  test('behavior: a listing fails with `unsupported` if the wallet cannot sign', async () => {
    const unable = createFault((stage) =>
      answerAt(stage, 0, () => ({
        after: 0,
        does: 'refuse',
        says: { error: walletError(4200, 'Method not supported.') },
      })),
    )
    const ending = await tell({ flow: 'listing', faults: [unable] })
    expect(failure(ending)).toMatchObject({
      reason: 'unsupported',
      fundsMoved: 'no',
    })
  })

  test('behavior: the wallet switches chains before a signature', async () => {
    const ending = await withFault('listing', 'switches chain late')
    const kinds = ending.world.wallet.prompts.map(({ kind }) => kind)
    expect(kinds).toEqual(['switch', 'signature'])
    expectGood(ending)
  })
})
