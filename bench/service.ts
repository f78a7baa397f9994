import { parseArgs } from 'node:util'
import { ensurePostgres } from '../scripts/postgres.js'
import { measureFlatness } from './service/measureFlatness.js'
import { measureIngest } from './service/measureIngest.js'
import { measureLoad } from './service/measureLoad.js'
import { measureOutages } from './service/measureOutages.js'
import { measureReads } from './service/measureReads.js'
import {
  type Kind,
  kinds,
  type Market,
  openMarket,
} from './service/openMarket.js'
import {
  reportFlatness,
  reportIngest,
  reportLoad,
  reportLoads,
  reportMachine,
  reportOutages,
  reportReads,
} from './service/reports.js'

/** Orders in the small market that a large one is compared with. */
const smallMarket = 10_000

const { values: options } = parseArgs({
  options: {
    /** Number of orders. */
    orders: { type: 'string', default: '10000' },
    /** Runs with one of the databases only. */
    only: { type: 'string' },
    /** Measures one part only. */
    part: { type: 'string' },
    /** Seconds to measure each server under load. */
    seconds: { type: 'string', default: '5' },
    /** Milliseconds to measure each read. */
    patience: { type: 'string', default: '700' },
    /** Keeps the databases, and uses those of an earlier run. */
    keep: { type: 'boolean', default: false },
  },
})
const orders = Number(options.orders)
if (!Number.isSafeInteger(orders) || orders < smallMarket)
  throw new RangeError(`Pass ${smallMarket} or more as --orders.`)
const asked = kinds.filter((kind) => (options.only ?? kind) === kind)
if (asked.length === 0)
  throw new RangeError(`Pass one of these as --only: ${kinds.join(', ')}.`)
const parts = ['reads', 'flatness', 'load', 'intake', 'outages'] as const
const chosen = parts.filter((part) => (options.part ?? part) === part)
if (chosen.length === 0)
  throw new RangeError(`Pass one of these as --part: ${parts.join(', ')}.`)

const server = asked.includes('postgres')
  ? await ensurePostgres(console.error)
  : undefined
try {
  console.log(reportMachine())
  for (const kind of asked)
    if (kind !== 'postgres' || server) await measure(kind)
} finally {
  await server?.stop()
}

async function measure(kind: Kind): Promise<void> {
  const open = (orders: number) =>
    openMarket({ keep: options.keep, kind, orders, server: server?.url })
  const large = await open(orders)
  try {
    console.log(await reportLoad(large))
    if (chosen.includes('reads'))
      console.log(
        reportReads(await measureReads(large, Number(options.patience))),
      )
    if (chosen.includes('flatness') && orders > smallMarket)
      console.log(reportFlatness(await compare(large, await open(smallMarket))))
    if (chosen.includes('load'))
      console.log(
        reportLoads(await measureLoad(large, Number(options.seconds))),
      )
    if (chosen.includes('intake'))
      console.log(reportIngest(await measureIngest(large)))
    // Last, because it changes the market.
    if (chosen.includes('outages') && kind === 'postgres')
      console.log(reportOutages(await measureOutages(large)))
  } finally {
    await large.close()
  }
}

async function compare(large: Market, small: Market) {
  try {
    return await measureFlatness(small, large)
  } finally {
    await small.close()
  }
}
