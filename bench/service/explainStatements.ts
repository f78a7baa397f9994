import type { Run } from './loadMarket.js'
import type { Kind } from './openMarket.js'
import type { Sent } from './recordStatements.js'

/** Cost of the query plans of some statements. */
export type PlanCost = {
  /** Rows read from tables and indexes, including those filtered out. */
  rows: number
  /** Blocks of 8 kB that were read. */
  buffers: number
  /** Tables that were scanned sequentially. */
  scanned: string[]
}

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

let count = 0

/**
 * Runs statements with `explain`, prepared as the drivers prepare them: a
 * server switches to the generic plan once it is as cheap as the others.
 */
export async function explainStatements(
  run: Run,
  kind: Kind,
  statements: readonly Sent[],
): Promise<PlanCost> {
  const costs: PlanCost[] = []
  for (const statement of statements)
    costs.push(await explain(run, kind, statement))
  return {
    rows: sum(costs.map(({ rows }) => rows)),
    buffers: sum(costs.map(({ buffers }) => buffers)),
    scanned: [...new Set(costs.flatMap(({ scanned }) => scanned))],
  }
}

async function explain(
  run: Run,
  kind: Kind,
  { text, values }: Sent,
): Promise<PlanCost> {
  count += 1
  const name = `bench_${count}`
  const call = values.length
    ? `execute ${name}(${values.map(literal).join(', ')})`
    : `execute ${name}`
  await run(`prepare ${name} as ${text}`)
  // PGlite plans each time; a server plans the first five times.
  if (kind === 'postgres') for (let i = 0; i < 6; i += 1) await run(call)
  const [found] = await run(`explain (analyze, buffers, format json) ${call}`)
  await run(`deallocate ${name}`)
  const plan = Object.values(found ?? {})[0]
  const [{ Plan: root }] = (
    typeof plan === 'string' ? JSON.parse(plan) : plan
  ) as [{ Plan: Node }]
  return getCost(root)
}

function getCost(root: Node): PlanCost {
  const scans = flat(root).filter((node) => node['Relation Name'])
  return {
    rows: sum(scans.map(getRows)),
    buffers: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
    scanned: scans
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .flatMap((node) => node['Relation Name'] ?? []),
  }
}

function getRows(node: Node): number {
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  return each * node['Actual Loops']
}

function flat(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)]
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return literal(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  return `'${String(value).replaceAll("'", "''")}'`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
