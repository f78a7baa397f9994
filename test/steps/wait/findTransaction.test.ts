import { describe, expect, test } from 'vitest'
import { asked, expectGood, failure, named } from '../harness/ending.js'
import type { FlowName } from '../harness/flows.js'
import { tell } from '../harness/story.js'
import type { AccountKind } from '../harness/wallet/account.js'

describe.each<AccountKind>(['eoa', 'delegated', 'contract'])(
  'the wallet returns the hash of another transaction (account: %s)',
  (account) => {
    test('behavior: a purchase that was not sent fails as `altered`', async () => {
      const faults = [named('another hash, nothing sent @0')]
      const ending = await tell({ flow: 'buy native', account, faults })
      expect(failure(ending)).toEqual({
        reason: 'altered',
        fundsMoved: 'maybe',
        index: 0,
      })
      expect(asked(ending)).toEqual(['transaction'])
      expectGood(ending)
    })

    test.each<FlowName>(['buy native', 'approve, buy', 'cancel on chain'])(
      'behavior: the flow "%s" takes effect once although its own hash is unknown',
      async (flow) => {
        const faults = [named('another hash @0')]
        const ending = await tell({ flow, account, faults })
        expect(ending.flow.effects()).toBe(1)
        expectGood(ending)
      },
    )
  },
)
