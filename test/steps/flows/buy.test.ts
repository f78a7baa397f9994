import { describe, expect, test } from 'vitest'
import { asked, expectGood } from '../harness/ending.js'
import { tell } from '../harness/story.js'

describe('approvals', () => {
  test('behavior: a purchase resets an old allowance before it approves', async () => {
    const ending = await tell({ flow: 'reset, approve, buy' })
    expect(asked(ending)).toHaveLength(3)
    expectGood(ending)
  })

  test('behavior: several orders are bought with one prompt', async () => {
    const ending = await tell({ flow: 'buy several' })
    expect(asked(ending)).toHaveLength(1)
    expectGood(ending)
  })
})
