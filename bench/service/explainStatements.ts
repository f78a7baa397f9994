import type { Run } from './loadMarket.js'
import type { Kind } from './openMarket.js'
import type { Sent } from './recordStatements.js'

/** What the plans of some statements cost. */
export type PlanCost = {
  /** Rows that were read from tables and indexes, with those left out. */
  rows: number
  /** Blocks of 8 kB that were touched. */
  buffers: number
  /** Tables that were read from end to end. */
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
 * Runs statements with `explain`, prepared as the drivers have them: on a
 * server the plan for any values is used once it is as cheap as the others.
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
  // The embedded database plans each time; a server does so five times.
  if (kind === 'postgres') for (let i = 0; i < 6; i += 1) await run(call)
  const [found] = await run(`explain (analyze, buffers, format json) ${call}`)
  await run(`deallocate ${name}`)
  const plan = Object.values(found ?? {})[0]
  const [{ Plan: root }] = (
    typeof plan === 'string' ? JSON.parse(plan) : plan
  ) as [{ Plan: Node }]
  return costOf(root)
}

function costOf(root: Node): PlanCost {
  const scans = flat(root).filter((node) => node['Relation Name'])
  return {
    rows: sum(scans.map(rowsOf)),
    buffers: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
    scanned: scans
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .flatMap((node) => node['Relation Name'] ?? []),
  }
}

function rowsOf(node: Node): number {
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
