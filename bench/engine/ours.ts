import { chainId } from '../../test/steps/harness/chain/places.js'
import { loadParts } from '../../test/steps/harness/loadParts.js'
import { openPage } from '../../test/steps/harness/page.js'
import { planPurchase } from '../../test/steps/harness/planPurchase.js'
import type { Border } from '../../test/steps/harness/trace.js'
import {
  type Call,
  type Measurement,
  measure,
  type Purchase,
} from './measure.js'

const borders: Partial<Record<Border, Call['to']>> = {
  wallet: 'wallet',
  rpc: 'node',
  http: 'service',
}

/** Makes a purchase with our engine and its default settings. */
export async function buyWithOurs(purchase: Purchase): Promise<Measurement> {
  await loadParts()
  return measure(purchase, async ({ flow, parameters, world }, calls) => {
    const page = await openPage(world, 'ours')
    if (purchase.interval)
      Object.assign(page.config.getClient({ chainId }), {
        pollingInterval: purchase.interval,
      })
    // A call is noted when it leaves the page and when its answer arrives.
    const halves = new Map<string, number>()
    const { note } = world.trace
    world.trace.note = (it) => {
      note(it)
      if (it.type !== 'crossing') return
      const to = borders[it.border]
      const half = (halves.get(it.what) ?? 0) + 1
      halves.set(it.what, half)
      if (to && half % 2 === 1) calls.push({ to, what: it.what })
    }
    if (purchase.isPlanned)
      await world.clock.drive(planPurchase(flow, page, world), 10_000)
    return async () => {
      const { client, environment } = page
      await flow.run(page, {
        ...{ batch: 'auto', chainId, client, environment },
        ...parameters,
      })
      return undefined
    }
  })
}
