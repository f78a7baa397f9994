import { describe, expect, test } from 'vitest'
import { otherChainId } from '../harness/chain/places.js'
import { asked, expectGood, failure, withFault } from '../harness/ending.js'
import { visit } from '../harness/visit.js'

describe('mempool and receipts', () => {
  test('behavior: the receipt of a replacement does not confirm the purchase', async () => {
    const ending = await withFault('buy native', 'replaced @0')
    expect(failure(ending)).toMatchObject({ reason: 'replaced' })
    expectGood(ending)
  })

  test('behavior: a transaction repriced in the wallet is confirmed', async () => {
    const ending = await withFault('approve, buy', 'repriced @0')
    expect(ending.errors).toEqual([])
    expectGood(ending)
  })

  test('behavior: after a rejected purchase, a retry does not repeat the approval', async () => {
    const ending = await withFault('approve, buy', '4001 @1')
    expect(asked(ending)).toHaveLength(2)
    expect(asked(ending, 'round 1')).toHaveLength(1)
    expectGood(ending)
  })

  test('behavior: a transaction that fails as "already known" counts as sent', async () => {
    const ending = await withFault('buy native', 'already known @0')
    expect(ending.errors).toEqual([])
    expect(ending.world.wallet.prompts).toHaveLength(1)
    expectGood(ending)
  })

  test('behavior: a pending transaction needs fewer than 25 receipt requests', async () => {
    const ending = await withFault('buy native', 'receipt delayed')
    const looks = ending.world.trace.notes.filter(
      (it) => it.type === 'crossing' && it.what === 'eth_getTransactionReceipt',
    )
    expect(looks.length / 2).toBeLessThan(25)
    expectGood(ending)
  })
})

describe('chain', () => {
  test('behavior: the next prompt waits until the wallet has really switched chains', async () => {
    const ending = await withFault('buy native', 'switches chain late')
    const [change, transaction] = ending.world.wallet.prompts
    const waited = (transaction?.opened ?? 0) - (change?.ended ?? 0)
    expect(waited).toBeGreaterThanOrEqual(1_500)
    expectGood(ending)
  })

  test.each(['refuses chain', 'never switches chain'])(
    'behavior: a flow fails with `wrongChain` if the wallet %s',
    async (name) => {
      const ending = await withFault('buy native', name)
      expect(asked(ending)).toEqual([])
      expect(failure(ending)).toMatchObject({ reason: 'wrongChain' })
      expectGood(ending)
    },
  )

  test('behavior: a flow on an unconfigured chain is refused without a prompt', async () => {
    const { errors, prompts } = await visit(
      'listing',
      {},
      async ({ flow, page, world }) => {
        const { client, environment } = page
        const run = (id: number) =>
          flow.run(page, { chainId: id, client, environment })
        const errors = [
          await run(1).catch((error: Error) => error.name),
          await run(otherChainId).catch((error: Error) => error.name),
        ]
        return { errors, prompts: world.wallet.prompts.length }
      },
    )
    expect(errors).toEqual(['ConfigurationError', 'ConfigurationError'])
    expect(prompts).toBe(0)
  })
})
