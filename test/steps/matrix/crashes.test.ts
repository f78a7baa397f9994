import { afterAll, describe, expect, test } from 'vitest'
import { flowNames } from '../harness/flows.js'
import { createReport, isExhaustive } from '../harness/report.js'
import { tell } from '../harness/story.js'
import { accountKinds } from '../harness/wallet/account.js'

const report = createReport('crashes and second tabs')
afterAll(report.print)

const timeout = 3_600_000
const accounts = isExhaustive ? accountKinds : (['eoa'] as const)

/** A crossing has two sides; the tab can die at both. */
describe.each(accounts)(
  'behavior: flows survive a crash or a second tab at every crossing (account: %s)',
  (account) => {
    test.each(flowNames)('%s', { timeout }, async (flow) => {
      const { world } = await tell({ flow, account })
      const crossings = world.trace.notes.flatMap((it) =>
        it.type === 'crossing' ? [it] : [],
      )
      const broken: string[] = []
      for (const { border, point } of crossings) {
        const story = { flow, account }
        broken.push(
          ...(await report.tell(`crash, ${border}`, {
            ...story,
            crashAt: point,
          })),
        )
        if (isExhaustive || point % 3 === 0)
          broken.push(
            ...(await report.tell(`second tab, ${border}`, {
              ...story,
              secondTabAt: point,
            })),
          )
      }
      expect(broken).toEqual([])
    })
  },
)
