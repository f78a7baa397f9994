import { describe, expect, test } from 'vitest'
import { GuardError } from '../../../src/errors.js'
import { coin } from '../harness/chain/places.js'
import {
  asked,
  expectGood,
  failure,
  named,
  withFault,
} from '../harness/ending.js'
import { answerAt, walletError } from '../harness/faults/fault.js'
import { buySteps } from '../harness/service/quotes.js'
import { tell } from '../harness/story.js'
import { createFault } from '../harness/visit.js'

describe('prompts that a flow must not open', () => {
  test('behavior: a reverted approval ends the flow', async () => {
    const ending = await withFault('first listing', 'revert @0')
    expect(asked(ending)).toEqual(['transaction'])
    expect(failure(ending)).toEqual({
      reason: 'reverted',
      index: 0,
      fundsMoved: 'no',
    })
    expectGood(ending)
  })

  test('behavior: an approval cancelled in the wallet ends the flow', async () => {
    const ending = await withFault('first listing', 'cancelled @0')
    expect(asked(ending)).toEqual(['transaction'])
    expect(failure(ending)).toMatchObject({ reason: 'cancelled', index: 0 })
    expectGood(ending)
  })

  test('behavior: another currency than agreed on is not prompted', async () => {
    const dear = createFault(({ flow, onCalm, world }) => {
      const { order } = flow
      if (!order) return
      const { serviceMoods } = world
      const { tell: honest } = serviceMoods
      const terms = { ...order.terms, currency: coin, unitPrice: 9_999n }
      const wanted = [{ order: world.service.add(terms), quantity: 1n }]
      serviceMoods.tell = () =>
        buySteps(wanted, world.wallet.account, world.chain.head())
      onCalm(() => {
        serviceMoods.tell = honest
      })
    })
    const ending = await tell({ flow: 'buy native', faults: [dear] })
    expect(asked(ending)).toEqual([])
    expect(ending.errors[0]).toBeInstanceOf(GuardError)
  })

  test('behavior: more value than agreed on is not prompted', async () => {
    const ending = await withFault('buy native', 'too large value')
    expect(asked(ending)).toEqual([])
    expect(ending.errors[0]).toBeInstanceOf(GuardError)
    expectGood(ending)
  })

  test('behavior: no transaction request sets its gas', async () => {
    const requests: unknown[] = []
    const blind = createFault(({ world }) => {
      world.nodeMoods.unknown.add('eth_estimateGas')
      world.nodeMoods.unknown.add('eth_gasPrice')
      const { decide } = world.walletMoods
      world.walletMoods.decide = (prompt) => {
        requests.push(prompt.asked)
        return decide(prompt)
      }
    })
    const ending = await tell({ flow: 'reset, approve, buy', faults: [blind] })
    expect(requests).toHaveLength(3)
    for (const request of requests) expect(request).not.toHaveProperty('gas')
    expectGood(ending)
  })

  test('behavior: three transactions open one prompt at a time', async () => {
    const ending = await tell({ flow: 'reset, approve, buy' })
    const { prompts } = ending.world.wallet
    expect(asked(ending)).toEqual(['transaction', 'transaction', 'transaction'])
    for (const [index, { opened }] of prompts.entries())
      expect(prompts[index - 1]?.ended ?? 0).toBeLessThan(opened)
    expectGood(ending)
  })

  test.each(['quoting', 'quoted', 'executing'])(
    'behavior: a flow aborted before its first prompt opens no prompt (%s)',
    async (moment) => {
      const controller = new AbortController()
      const stop = createFault(({ parameters }) => {
        parameters.signal = controller.signal
        const notice = (what: string | undefined) => {
          if (what === moment) controller.abort()
        }
        parameters.onEvent = ({ type }) => notice(type)
        parameters.onProgress = ({ phase }) => notice(phase)
      })
      const ending = await tell({ flow: 'approve, buy', faults: [stop] })
      expect(asked(ending)).toEqual([])
      expect(failure(ending)).toMatchObject({
        reason: 'aborted',
        fundsMoved: 'no',
      })
    },
  )

  test('behavior: a bundle of three steps contains all three calls', async () => {
    const able = createFault(({ parameters, world }) => {
      parameters.batch = 'auto'
      world.walletMoods.atomic = 'supported'
    })
    const ending = await tell({ flow: 'reset, approve, buy', faults: [able] })
    expect(
      ending.world.wallet.prompts.map(({ calls }) => calls.length),
    ).toEqual([3])
    expectGood(ending)
  })

  test('behavior: the fallback to single prompts stops at the first refusal', async () => {
    const refuse = createFault((stage) => {
      const error = walletError(4001, 'User rejected the request.')
      const refusal = { does: 'refuse', says: { error } } as const
      answerAt(stage, 0, () => ({ after: 2_000, ...refusal }))
    })
    const ending = await tell({
      flow: 'buy as a bundle',
      faults: [named('no method'), refuse],
    })
    expect(asked(ending)).toEqual(['transaction'])
    expect(failure(ending)).toMatchObject({ reason: 'rejected', index: 0 })
    expectGood(ending)
  })
})
