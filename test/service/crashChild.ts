import { readFileSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Hex } from 'viem'
import { createService, type Service } from '../../src/service/createService.js'
import type { DatabaseOptions } from '../../src/service/node/database.js'
import { openDatabase } from '../../src/service/node/openDatabase.js'
import { saveCollections } from '../../src/service/node/saveCollections.js'
import { networkOf } from '../../src/service/node/serveNetworks.js'
import type { CheckedConfig } from '../../src/service/node/serveSchema.js'
import { checkOrders } from './crashChecks.js'
import { request, type SignedOrder } from './tradingChain.js'

/** What a service that is about to be killed is told. */
export type CrashJob = Pick<CheckedConfig, 'networks' | 'projects'> & {
  /** Orders that those before it acknowledged. */
  acknowledged: Hex[]
  /** The signed orders. */
  file: string
  /** Whether it only checks. */
  isLast: boolean
  /** The order to go on with. */
  next: number
  place: DatabaseOptions
}

/** What it tells, a line each. */
export type CrashLine =
  | { kind: 'acknowledged'; id: Hex }
  | { kind: 'checked'; count: number; problems: string[] }
  | { kind: 'posted'; next: number }
  | { kind: 'ready' }

/** Requests under way at a time. */
const concurrency = 3

/** Written at once: what is told to be acknowledged was acknowledged before. */
function tell(line: CrashLine): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

/**
 * A service that is about to be killed: it checks what those before it left,
 * then takes orders and tells of each that it acknowledged.
 */
async function run(job: CrashJob): Promise<void> {
  const signed: SignedOrder[] = JSON.parse(readFileSync(job.file, 'utf8'))
  const database = await openDatabase(job.place)
  await saveCollections(database.db, job.networks)
  const networks = job.networks.map((network) => networkOf(network))
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
    // What the one before was at may be there or not: it is posted again.
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
  // Tokens change hands meanwhile.
  else if (!answer.msg.includes('cannot sell'))
    throw new Error(`An order was not taken: ${JSON.stringify(answer)}`)
}

/** The job comes as a line, when the one before is dead. */
createInterface({ input: process.stdin }).once('line', (line) =>
  run(JSON.parse(line)).then(
    () => process.exit(0),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  ),
)
