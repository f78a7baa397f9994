import { availableParallelism } from 'node:os'
import { type Flatness, undisturbed } from './measureFlatness.js'
import type { IngestSpeed } from './measureIngest.js'
import type { Load, Speed } from './measureLoad.js'
import type { Outages } from './measureOutages.js'
import { getRatio, type ReadCost } from './measureReads.js'
import type { Market } from './openMarket.js'
import { quantile, short, table } from './table.js'

/** Returns a heading with the machine and versions. */
export function reportMachine(): string {
  return `# The service, measured\n\n${availableParallelism()} cores, Node.js ${process.versions.node}, ${process.platform} ${process.arch}.`
}

/** Returns the contents of a market and how long it took to load. */
export async function reportLoad(market: Market): Promise<string> {
  const { kind, loadSeconds, orders, run } = market
  const [facts] = await run(`
    select
      (select count(*) from collectibles) as collectibles,
      count(*) as asks, count(distinct (contract_address, token_id)) as listed,
      current_setting('server_version') as version
    from orders where status = 'active' and side = 'listing'`)
  const loaded =
    loadSeconds === undefined
      ? 'It was there already.'
      : `Loaded in ${short(loadSeconds)} s.`
  return [
    `\n## ${kind === 'postgres' ? 'PostgreSQL' : 'PGlite, PostgreSQL'} ${facts?.version}\n`,
    `${orders} orders, ${facts?.collectibles} collectibles; ${facts?.asks} active listings of ${facts?.listed} of them. ${loaded}`,
  ].join('\n')
}

/** Returns a table of the cost of reads. */
export function reportReads(costs: readonly ReadCost[]): string {
  return [
    '\n### Reads\n',
    'Milliseconds of a request to `service.fetch`; of its statements alone, prepared, on the same connection; how many times longer the request takes (p50). Rows and blocks (8 kB) are those of the plans.\n',
    table(
      [
        'read',
        'p50',
        'p95',
        'bare p50',
        'ratio',
        'statements',
        'rows',
        'blocks',
        'scanned',
        'kB sent',
      ],
      costs.map((cost) => [
        cost.name,
        short(quantile(cost.times, 0.5)),
        short(quantile(cost.times, 0.95)),
        short(quantile(cost.bare, 0.5)),
        short(getRatio(cost)),
        cost.statements,
        Math.round(cost.plan.rows),
        cost.plan.buffers,
        cost.plan.scanned.join(' ') || '–',
        short(cost.size / 1024),
      ]),
    ),
  ].join('\n')
}

/**
 * Returns a table of the cost of the same pages in markets of different sizes.
 */
export function reportFlatness(found: readonly Flatness[]): string {
  return [
    '\n### The same pages in a market of 10 000 orders, and in this one\n',
    'Milliseconds of the fastest tenth of requests, in turn in both.\n',
    table(
      [
        'read',
        'ms small',
        'ms large',
        'times',
        'rows small',
        'rows large',
        'blocks small',
        'blocks large',
      ],
      found.map((flatness) => {
        const { name, plans, times } = flatness
        const [small, large] = plans
        const [before, after] = [undisturbed(times[0]), undisturbed(times[1])]
        return [
          name,
          short(before),
          short(after),
          short(after / before),
          Math.round(small.rows),
          Math.round(large.rows),
          small.buffers,
          large.buffers,
        ]
      }),
    ),
  ].join('\n')
}

/** Returns a table of accepted orders per second. */
export function reportIngest(speeds: readonly IngestSpeed[]): string {
  return [
    '\n### Orders taken in: signature, chain and rules checked, stored, ranked\n',
    table(
      ['callers at a time', 'orders a second'],
      speeds.map(({ callers, perSecond }) => [callers, short(perSecond)]),
    ),
  ].join('\n')
}

/** Returns what a process does beside large answers, and during outages. */
export function reportOutages({
  database,
  floor,
  large,
  node,
  recovery,
  start,
}: Outages): string {
  return [
    '\n### Start, large answers, outages\n',
    `A process of \`marketkit serve\` answers ${short(start)} s after its start. Eight callers of answers of ${short(large.size / 1e6)} MB get ${short(large.perSecond)} a second, and the process grows by at most ${short(large.growth)} MB. A purchase is refused (503) ${short(node)} s after the node stops answering, a read ${short(database)} s after the database does; ${short(recovery)} s after the database answers again, reads do.\n`,
    table(
      ['GetFloorOrder, not cached', 'p50, ms', 'p99, ms'],
      floor.map(({ name, p50, p99 }) => [name, short(p50), short(p99)]),
    ),
  ].join('\n')
}

/** Returns tables of requests per second and of their times. */
export function reportLoads(loads: readonly Load[] | undefined): string {
  const title = '\n### Reads over HTTP, 16 connections\n'
  if (!loads) return `${title}\nSkipped: \`wrk\` is not installed.`
  return [
    title,
    'Answers per second. *Constant* is a Hono route that returns the same bytes, *bare* one that sends the statements of the read first; *hot* is the service, *cold* the service without its answer cache. The ratios say how many times as many answers the others give.\n',
    table(
      ['read', 'kB', 'constant', 'hot', 'ratio', 'bare', 'cold', 'ratio'],
      loads.map(({ bare, cold, constant, hot, name, size }) => [
        name,
        short(size / 1024),
        short(constant.perSecond),
        short(hot.perSecond),
        short(constant.perSecond / hot.perSecond),
        short(bare.perSecond),
        short(cold.perSecond),
        short(bare.perSecond / cold.perSecond),
      ]),
    ),
    '\nMilliseconds, p50 and p99.\n',
    table(
      ['read', 'constant', 'hot', 'p99 / p50', 'bare', 'cold', 'p99 / p50'],
      loads.map(({ bare, cold, constant, hot, name }) => [
        name,
        getTimes(constant),
        getTimes(hot),
        short(hot.p99 / hot.p50),
        getTimes(bare),
        getTimes(cold),
        short(cold.p99 / cold.p50),
      ]),
    ),
  ].join('\n')
}

function getTimes({ p50, p99 }: Speed): string {
  return `${short(p50)}, ${short(p99)}`
}
