import { answerTo, benchService } from './benchService.js'
import { type Case, readCases } from './cases.js'
import { explainStatements, type PlanCost } from './explainStatements.js'
import type { Market } from './openMarket.js'
import type { Sent } from './recordStatements.js'
import { quantile } from './table.js'

/** Cost of one read. */
export type ReadCost = {
  name: string
  /** Milliseconds of each request. */
  times: number[]
  /** Milliseconds of its statements alone, on the same connection. */
  bare: number[]
  /** Statements per request. */
  statements: number
  plan: PlanCost
  /** Characters of a response. */
  size: number
}

/** Number of different requests per case. */
const variants = 4

/** Measures all reads, each for `patience` milliseconds. */
export async function measureReads(
  market: Market,
  patience: number,
): Promise<ReadCost[]> {
  const service = benchService(market.database, { answerCacheMegabytes: 0 })
  const costs: ReadCost[] = []
  const cases = await readCases(market.run)
  // Otherwise the first read would pay for compiling shared code.
  for (const one of cases.slice(0, 1)) await measure(one)
  for (const one of cases) costs.push(await measure(one))
  return costs

  async function measure(one: Case): Promise<ReadCost> {
    const sent: Sent[][] = []
    let size = 0
    // Warms up plans and compiled code.
    await repeatFor(
      patience / 2,
      { least: 2 * variants, most: 20 },
      async (n) => {
        const now = await market.record(async () => {
          size = (await answerTo(service, one, n % variants)).length
        })
        const before = sent[n % variants]
        // Reads of access keys and table maintenance are not part of a request.
        if (!before || now.length < before.length) sent[n % variants] = now
      },
    )
    const [times, bare]: [number[], number[]] = [[], []]
    await repeatFor(patience, { least: 6, most: 100 }, async (n) => {
      const asked = async () =>
        times.push(
          await measureTime(() => answerTo(service, one, n % variants)),
        )
      const alone = async () =>
        bare.push(await measureTime(() => sendAgain(sent[n % variants] ?? [])))
      // The second one finds the data in the caches of the machine.
      const isOdd = Math.floor(n / variants) % 2
      for (const measured of isOdd ? [alone, asked] : [asked, alone])
        await measured()
    })
    const statements = sent[0] ?? []
    return {
      name: one.name,
      times,
      bare,
      statements: statements.length,
      plan: await explainStatements(market.run, market.kind, statements),
      size,
    }
  }
}

async function sendAgain(statements: readonly Sent[]): Promise<void> {
  for (const { again } of statements) await again()
}

/**
 * Repeats `work` for some milliseconds, within limits on the number of rounds.
 */
async function repeatFor(
  patience: number,
  { least, most }: { least: number; most: number },
  work: (round: number) => Promise<unknown>,
): Promise<void> {
  const end = performance.now() + patience
  for (let n = 0; n < most && (n < least || performance.now() < end); n += 1)
    await work(n)
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Returns the time of a request divided by the time of its statements. */
export function getRatio({ bare, times }: ReadCost): number {
  return quantile(times, 0.5) / quantile(bare, 0.5)
}
