import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Hex } from 'viem'
import type { CheckedConfig } from '../../../src/service/node/cli/serveSchema.js'
import type { DatabaseOptions } from '../../../src/service/node/database.js'
import { bundleProgram } from '../../bundleProgram.js'
import type { TradingChain } from '../tradingChain.js'
import type { CrashJob, CrashLine } from './crashChild.js'

/** Result of all rounds. */
export type CrashReport = {
  rounds: number
  /** Killed processes, including those killed at their start. */
  killed: number
  acknowledged: number
  /** Orders in the database at the end. */
  stored: number
  /** Rounds after which there was a problem. */
  failed: number
  /** Descriptions of the problems. */
  problems: string[]
}

/** Maximum number of orders that a process acknowledges before it is killed. */
const mostOrders = 10

/** Maximum milliseconds until the kill, while more orders are under way. */
const longestLife = 100

/**
 * Every so many rounds, a process is also killed while it opens the database.
 */
const startKills = 10

/**
 * Lets services accept orders and kills each at a random moment. The next one
 * must find all acknowledged orders, and no incomplete ones.
 */
export async function crashRounds(parameters: {
  chain: TradingChain
  config: Pick<CheckedConfig, 'networks' | 'projects'>
  file: string
  place: DatabaseOptions
  rounds: number
}): Promise<CrashReport> {
  const { chain, config, file, place, rounds } = parameters
  const program = await bundleProgram('test/service/system/crashChild.ts', [
    '@electric-sql/*',
    'pg',
  ])
  const code = program.file
  const acknowledged = new Set<Hex>()
  const problems: string[] = []
  let failed = 0
  let killed = 0
  let next = 0
  let stored = 0

  function hear(line: CrashLine): void {
    if (line.kind === 'acknowledged') acknowledged.add(line.id)
    if (line.kind === 'posted') next = line.next
    if (line.kind === 'checked') {
      stored = line.count
      if (line.problems.length > 0) failed += 1
      problems.push(...line.problems)
    }
  }
  // Loads its code while the process before is still at work.
  let following = startChild(code, hear)
  async function begin(isLast: boolean): Promise<Child> {
    const child = following
    following = startChild(code, hear)
    const job = { ...config, acknowledged: [...acknowledged] }
    child.give({ ...job, file, isLast, next, place })
    return child
  }
  async function killAfterAWhile(child: Child): Promise<void> {
    const life = Math.random() * longestLife
    await new Promise((resolve) => setTimeout(resolve, life))
    await child.kill()
    killed += 1
  }

  try {
    for (let round = 0; round < rounds; round++) {
      if (round % startKills === startKills - 1)
        await killAfterAWhile(await begin(false))
      const child = await begin(false)
      await child.ready
      // Gives the indexer something to write. After two transfers the token is
      // back where its orders are active.
      const moved = chain.move((Math.floor(round / 2) % chain.tokens) + 1)
      await child.acknowledged(Math.floor(Math.random() * mostOrders))
      await killAfterAWhile(child)
      await moved
    }
    const last = await begin(true)
    await last.ended
    // After an odd number of rounds, one token is still with the other account.
    if (rounds % 2 === 1)
      await chain.move((Math.floor(rounds / 2) % chain.tokens) + 1)
  } finally {
    await following.kill()
    await program.remove()
  }
  const count = acknowledged.size
  return { acknowledged: count, failed, killed, problems, rounds, stored }
}

type Child = {
  /** Rejects if the process ends first. */
  ready: Promise<void>
  /** Resolves when the process has acknowledged this many orders. */
  acknowledged(count: number): Promise<void>
  /** Rejects if the process fails. */
  ended: Promise<void>
  give(job: CrashJob): void
  /** Resolves when all its output was read. */
  kill(): Promise<void>
}

function startChild(code: string, hear: (line: CrashLine) => void): Child {
  const child = spawn(process.execPath, [code], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const lines = createInterface({ input: child.stdout })
  const closed = once(child, 'close')
  const ended = closed.then(([code, signal]) => {
    if (code !== 0 && signal !== 'SIGKILL')
      throw new Error(`A service failed, with code ${code}.\n${errors}`)
  })
  let count = 0
  lines.on('line', (text) => {
    const line: CrashLine = JSON.parse(text)
    hear(line)
    if (line.kind === 'acknowledged') count += 1
    lines.emit(line.kind)
  })
  const early = ended.then(() => {
    throw new Error(`A service ended early.\n${errors}`)
  })
  const ready = Promise.race([once(lines, 'ready').then(() => {}), early])
  // A caller that waits gets the rejection; for a killed process nobody waits.
  ready.catch(() => {})
  early.catch(() => {})
  return {
    ready,
    ended,
    async acknowledged(wanted) {
      while (count < wanted)
        await Promise.race([once(lines, 'acknowledged'), early])
    },
    give: (job) => child.stdin.write(`${JSON.stringify(job)}\n`),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
