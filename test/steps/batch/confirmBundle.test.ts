import { expect, test } from 'vitest'
import { StepError } from '../../../src/errors.js'
import {
  bundleFates,
  reportBundle,
  toldReceipts,
} from '../harness/faults/bundleFaults.js'
import { isExhaustive } from '../harness/report.js'
import { tell } from '../harness/story.js'
import { createFault } from '../harness/visit.js'
import { type AccountKind, accountKinds } from '../harness/wallet/account.js'

const statuses: readonly unknown[] = [
  ...[100, 102, 199, 200, 202, 299, 300, 302, 399, 400, 404, 500, 600, 700],
  ...[0, -1, 1, 99, 200.5, Number.NaN, Number.POSITIVE_INFINITY],
  ...['200', '300', '500', '0xc8', 'CONFIRMED', 'PENDING', 'FAILED', 'x', ''],
  ...[null, undefined, true, [200], {}],
]

/** Each report of a wallet about each fate of a bundle. */
const cases = statuses.flatMap((status) =>
  Object.keys(toldReceipts).flatMap((receipts) =>
    Object.keys(bundleFates).map((fate) => ({ status, receipts, fate })),
  ),
)

const run = (
  { fate, receipts, status }: (typeof cases)[number],
  account: AccountKind,
) =>
  tell({
    flow: 'buy as a bundle',
    account,
    faults: [
      createFault((stage) => {
        bundleFates[fate]?.(stage)
        reportBundle(stage, status, receipts)
      }),
    ],
  })

/**
 * The invariants of the simulator: success only with the effect, `no` only if the
 * bundle has, and can have, no effect, and no second prompt while it may have one.
 */
test('prop: whatever a wallet reports of a bundle, its outcome and cost are told truly', {
  timeout: 900_000,
}, async () => {
  const broken: string[] = []
  // `npm run test:matrix` runs all of them.
  const told = cases.filter((_, at) => isExhaustive || at % 7 === 0)
  for (const [at, it] of told.entries()) {
    const account = accountKinds[at % accountKinds.length] ?? 'eoa'
    const { violations } = await run(it, account)
    for (const { invariant, what } of violations)
      broken.push(`${JSON.stringify(it)}, ${account}: ${invariant}, ${what}`)
  }
  expect(broken).toEqual([])
})

test.each([
  [300, 'never sent', 'wallet'],
  [500, 'pending', 'wallet'],
  [400, 'pending', 'wallet'],
  [200, 'never sent', 'notConfirmed'],
])(
  'behavior: a report of %s without receipts leaves a bundle that is %s in doubt, and asks before another prompt',
  async (status, fate, reason) => {
    const ending = await run(
      { status, receipts: 'empty receipts', fate },
      'eoa',
    )
    expect(ending.violations).toEqual([])
    const [first, second] = ending.errors
    expect(first).toMatchObject({ reason, fundsMoved: 'maybe' })
    // A pending bundle is found once it is mined.
    if (fate === 'never sent') expect(second).toBeInstanceOf(StepError)
    expect(ending.isDone).toBe(true)
  },
)

test.each([100, 200, 300, 400, 500, 600, null])(
  'behavior: a purchase whose bundle was mined is found, whatever the wallet says (%s)',
  async (status) => {
    const ending = await run(
      { status, receipts: 'no receipts', fate: 'mined' },
      'eoa',
    )
    expect(ending.errors).toEqual([])
    expect(ending.isDone).toBe(true)
  },
)
