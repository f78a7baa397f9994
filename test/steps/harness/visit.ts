import type { Fault, Stage } from './faults/fault.js'
import { type Flow, type FlowName, flows } from './flows.js'
import { loadParts } from './loadParts.js'
import { openPage, type Page } from './page.js'
import { createRandom } from './random.js'
import type { AccountKind } from './wallet/account.js'
import { createWorld, type World } from './world.js'

/** A world, a tab of it, and a flow. */
export type Place = { flow: Flow; page: Page; world: World }

/** Acts in a tab in virtual time, for tests that are no whole story. */
export async function visit<value>(
  name: FlowName,
  {
    account = 'eoa',
    arrange,
  }: { account?: AccountKind; arrange?: (stage: Stage) => void },
  act: (place: Place) => Promise<value>,
): Promise<value> {
  await loadParts()
  const world = createWorld({ account, seed: 0 })
  const restore = world.clock.install(createRandom(0))
  try {
    const flow = flows[name](world)
    const page = await openPage(world, 'first')
    arrange?.({
      world,
      flow,
      account,
      page: () => page,
      parameters: {},
      onCalm: () => {},
    })
    const driven = await world.clock.drive(
      act({ flow, page, world }),
      3_600_000,
    )
    if (driven.status === 'done') return driven.value
    throw driven.status === 'failed' ? driven.error : new Error('It hangs.')
  } finally {
    restore()
  }
}

/** Creates a fault for one test. */
export function createFault(
  arrange: Fault['arrange'],
  facts: Partial<Fault> = {},
): Fault {
  return {
    name: 'of a test',
    axis: 'process',
    value: 'of a test',
    fits: () => true,
    arrange,
    ...facts,
  }
}
