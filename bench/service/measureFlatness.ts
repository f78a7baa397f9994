import { answerTo, benchService } from './benchService.js'
import { type Case, steadyCases } from './cases.js'
import { explainStatements, type PlanCost } from './explainStatements.js'
import type { Market } from './openMarket.js'
import type { Sent } from './recordStatements.js'
import { quantile } from './table.js'

/** Cost of a read of the same rows in two markets. */
export type Flatness = {
  name: string
  /** Milliseconds of each request in the small and the large market. */
  times: [number[], number[]]
  plans: [PlanCost, PlanCost]
}

const variants = 6
const rounds = 80

/** Measures reads of collections that are the same in both markets, in turn. */
export async function measureFlatness(
  small: Market,
  large: Market,
): Promise<Flatness[]> {
  const [one, other] = [small, large].map(createReader)
  if (!one || !other) return []
  const found: Flatness[] = []
  for (const read of steadyCases) {
    const plans = [await one.plan(read), await other.plan(read)] as const
    const times: Flatness['times'] = [[], []]
    for (let n = 0; n < rounds; n += 1) {
      const pair = [
        async () => times[0].push(await one.time(read, n % variants)),
        async () => times[1].push(await other.time(read, n % variants)),
      ]
      // The second read finds the CPU caches filled by the first.
      for (const measure of n % 2 ? pair : pair.reverse()) await measure()
    }
    found.push({ name: read.name, times, plans: [...plans] })
  }
  return found
}

/**
 * Returns a low quantile, because other processes disturb the slower requests
 * more than the two markets differ.
 */
export function undisturbed(times: readonly number[]): number {
  return quantile(times, 0.1)
}

function createReader({ database, kind, record, run }: Market) {
  const service = benchService(database, { answerCacheMegabytes: 0 })
  return {
    /** Explains the statements; also warms up plans and compiled code. */
    async plan(read: Case): Promise<PlanCost> {
      let sent: Sent[] = []
      for (let n = 0; n < 3 * variants; n += 1)
        sent = await record(() => answerTo(service, read, n % variants))
      return explainStatements(run, kind, sent)
    },
    async time(read: Case, number: number): Promise<number> {
      const start = performance.now()
      await answerTo(service, read, number)
      return performance.now() - start
    },
  }
}
