import { table } from '../service/table.js'
import { type Call, count, type Measurement } from './measure.js'

const places = ['service', 'wallet', 'node'] as const

/** An engine and its measured purchases of one kind. */
export type Row = { name: string; runs: readonly Measurement[] }

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const one = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(1)

/** Returns a table of average calls and times. */
export function reportPurchases(
  title: string,
  floor: Record<Call['to'], number>,
  rows: readonly Row[],
): string {
  const atLeast = places.map((place) => floor[place])
  const sum = atLeast.reduce((all, each) => all + each, 0)
  const lines = rows.map(({ name, runs }) => {
    const counts = places.map((place) =>
      mean(runs.map(({ calls }) => count(calls, place).all)),
    )
    const over = (pick: (run: Measurement) => number) =>
      String(Math.round(mean(runs.map(pick))))
    return [
      name,
      ...counts.map(one),
      one(counts.reduce((all, each) => all + each, 0)),
      over(({ firstPrompt }) => firstPrompt),
      over(({ total }) => total),
      over(({ overhead }) => overhead),
      Math.min(...runs.map(({ computing }) => computing)).toFixed(1),
    ]
  })
  return `### ${title}\n\n${table(
    [
      'engine',
      ...places,
      'all calls',
      'first prompt, ms',
      'done, ms',
      'overhead per step, ms',
      'computing, ms',
    ],
    [['floor', ...atLeast.map(one), one(sum), '', '', '', ''], ...lines],
  )}`
}

/** Returns a table of average calls by name. */
export function reportCalls(rows: readonly Row[]): string {
  const lines = places.flatMap((place) => {
    const columns = rows.map(({ runs }) =>
      runs.map(({ calls }) => count(calls, place).methods),
    )
    const methods = new Set(
      columns.flat().flatMap((column) => [...column.keys()]),
    )
    return [...methods].map((method) => [
      `${place}: \`${method}\``,
      ...columns.map((runs) => {
        const times = mean(runs.map((column) => column.get(method) ?? 0))
        return times ? one(times) : ''
      }),
    ])
  })
  return table(['call', ...rows.map(({ name }) => name)], lines)
}

/** Returns a table of the results of faulty purchases. */
export function reportFaults(
  rows: readonly { what: string; engine: string; run: Measurement }[],
): string {
  return table(
    ['what goes wrong', 'engine', 'prompts', 'bought', 'says'],
    rows.map(({ engine, run, what }) => [
      what,
      engine,
      run.prompts,
      run.isBought ? 'yes' : 'no',
      run.says,
    ]),
  )
}
