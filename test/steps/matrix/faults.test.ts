import { afterAll, describe, expect, test } from 'vitest'
import { allFaults } from '../harness/faults/allFaults.js'
import { flowNames } from '../harness/flows.js'
import { createReport, isExhaustive } from '../harness/report.js'
import { accountKinds } from '../harness/wallet/account.js'

const report = createReport('single faults')
afterAll(report.print)

const timeout = 900_000

test.each(flowNames)(
  'default: the flow "%s" works with every kind of account',
  { timeout },
  async (flow) => {
    const broken: string[] = []
    for (const account of accountKinds)
      broken.push(...(await report.tell('none', { flow, account })))
    expect(broken).toEqual([])
  },
)

describe.each(isExhaustive ? accountKinds : (['eoa'] as const))(
  'behavior: flows keep every invariant with each single fault (account: %s)',
  (account) => {
    test.each(flowNames)('%s', { timeout }, async (flow) => {
      const broken: string[] = []
      for (const fault of allFaults)
        if (fault.fits({ flow, account }))
          broken.push(
            ...(await report.tell(fault.axis, {
              flow,
              account,
              faults: [fault],
            })),
          )
      expect(broken).toEqual([])
    })
  },
)
