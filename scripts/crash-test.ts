import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { serveSchema } from '../src/service/node/cli/serveSchema.js'
import type { DatabaseOptions } from '../src/service/node/database.js'
import { crashRounds } from '../test/service/system/crashRounds.js'
import {
  startTradingChain,
  type TradingChain,
} from '../test/service/tradingChain.js'
import { ensurePostgres } from './postgres.js'

/**
 * Kills services while they write, a hundred times with each kind of database.
 * Prints `N passed, N failed`, counted in rounds.
 */
const rounds = Number(process.argv[2] ?? 100)
const ordersPerRound = 15
const began = performance.now()
const seconds = () => ((performance.now() - began) / 1000).toFixed(1)

const folder = mkdtempSync(join(tmpdir(), 'marketkit-crash-'))
const file = join(folder, 'orders.json')
const postgres = await ensurePostgres(console.log)
// Each run has a chain of its own with the same orders.
const places = [
  { name: 'PGlite', folder: join(folder, 'data') },
  ...(postgres ? [{ name: 'PostgreSQL', url: postgres.url }] : []),
]
const trials = await Promise.all(
  places.map(async (place) => ({ chain: await startTradingChain(), place })),
)
const signed = Array.from({ length: ordersPerRound * rounds }, (_, index) =>
  trials[0]?.chain.sign(index),
)
writeFileSync(file, JSON.stringify(await Promise.all(signed)))
console.log(`${signed.length} orders are signed after ${seconds()} s.`)

type Trial = {
  chain: TradingChain
  place: DatabaseOptions & { name: string }
}

/** Returns the number of rounds with a problem. */
async function run({ chain, place }: Trial): Promise<number> {
  const { name, ...where } = place
  const config = v.parse(serveSchema, chain.config)
  try {
    const { acknowledged, failed, killed, problems, stored } =
      await crashRounds({ chain, config, file, place: where, rounds })
    console.log(
      `${name}: ${killed} processes killed in ${rounds} rounds, ${acknowledged} orders acknowledged, ${stored} stored, ${problems.length} problems, after ${seconds()} s.`,
    )
    for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`)
    return failed
  } catch (error) {
    console.error(`${name}:`, error)
    return rounds
  } finally {
    await chain.stop()
  }
}

const counts = await Promise.all(trials.map(run))
const failed = counts.reduce((sum, count) => sum + count, 0)
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
console.log(`${rounds * counts.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
