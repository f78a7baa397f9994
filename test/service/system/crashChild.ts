import { readFileSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Hex } from 'viem'
import {
  createService,
  type Service,
} from '../../../src/service/createService.js'
import { saveCollections } from '../../../src/service/node/cli/saveCollections.js'
import { toNetworkConfig } from '../../../src/service/node/cli/serveNetworks.js'
import type { CheckedConfig } from '../../../src/service/node/cli/serveSchema.js'
import type { DatabaseOptions } from '../../../src/service/node/database.js'
import { openDatabase } from '../../../src/service/node/openDatabase.js'
import { request, type SignedOrder } from '../tradingChain.js'
import { checkOrders } from './crashChecks.js'

/** Job of a service that will be killed. */
export type CrashJob = Pick<CheckedConfig, 'networks' | 'projects'> & {
  /** Orders that earlier processes acknowledged. */
  acknowledged: Hex[]
  /** Signed orders to post. */
  file: string
  /** Whether to check only. */
  isLast: boolean
  /** Index of the order to continue with. */
  next: number
  place: DatabaseOptions
}

/** Messages of the child, one per line. */
export type CrashLine =
  | { kind: 'acknowledged'; id: Hex }
  | { kind: 'checked'; count: number; problems: string[] }
  | { kind: 'posted'; next: number }
  | { kind: 'ready' }

/** Number of concurrent requests. */
const concurrency = 3

/**
 * Writes synchronously: an order was acknowledged before its line is written.
 */
function tell(line: CrashLine): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

/**
 * A service that will be killed: checks the data that earlier processes left,
 * then posts orders and prints a line for each acknowledgement.
 */
async function run(job: CrashJob): Promise<void> {
  const signed: SignedOrder[] = JSON.parse(readFileSync(job.file, 'utf8'))
  const database = await openDatabase(job.place)
  await saveCollections(database.db, job.networks)
  const networks = job.networks.map((network) => toNetworkConfig(network))
  const service = createService({ database, networks, projects: job.projects })
  await service.sync()
  const [network] = networks
  if (!network) throw new Error('There is no network.')
  const { client } = network
  const { acknowledged } = job
  const state = { acknowledged, client, db: database.db, signed }
  tell({ kind: 'checked', ...(await checkOrders(state)) })
  if (!job.isLast) {
    await service.start()
    // The last order of the killed process may be stored or not, so post it
    // again.
    let next = Math.max(0, job.next - concurrency)
    const post = async () => {
      for (;;) {
        const order = signed[next++]
        if (!order) return
        tell({ kind: 'posted', next })
        await postOrder(service, order)
      }
    }
    tell({ kind: 'ready' })
    await Promise.all(Array.from({ length: concurrency }, post))
    throw new Error('There are no orders left to post.')
  }
  await database.close()
}

async function postOrder(service: Service, { body, id }: SignedOrder) {
  const path = '/local/orders'
  const response = await service.fetch(request('http://localhost', path, body))
  const answer = await response.json()
  if (response.ok && answer.orderId === id) tell({ kind: 'acknowledged', id })
  // Tokens change owners meanwhile, also between two reads of the same check.
  else if (!/cannot (sell|be transferred)/.test(answer.msg))
    throw new Error(`An order was not taken: ${JSON.stringify(answer)}`)
}

/** The job arrives as a line, once the process before has ended. */
createInterface({ input: process.stdin }).once('line', (line) =>
  run(JSON.parse(line)).then(
    () => process.exit(0),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  ),
)
