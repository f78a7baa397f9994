import { describe, expect, test } from 'vitest'
import { asked, expectGood } from '../harness/ending.js'
import { tell } from '../harness/story.js'

describe('approvals', () => {
  test('behavior: case 22, a purchase resets an old allowance before it approves', async () => {
    const ending = await tell({ flow: 'reset, approve, buy' })
    expect(asked(ending)).toHaveLength(3)
    expectGood(ending)
  })

  test('behavior: case 23, several orders are bought with one prompt', async () => {
    const ending = await tell({ flow: 'buy several' })
    expect(asked(ending)).toHaveLength(1)
    expectGood(ending)
  })
})
