import { allFaults } from './faults/allFaults.js'
import type { Axis, Cell, Fault } from './faults/fault.js'
import { flowNames } from './flows.js'
import { createRandom } from './random.js'
import type { Story } from './story.js'
import { accountKinds } from './wallet/account.js'

const axes: readonly Axis[] = [
  'wallet',
  'bundle',
  'chain',
  'http',
  'service',
  'process',
]

/** Every flow with every kind of account. */
export const cells: readonly Cell[] = flowNames.flatMap((flow) =>
  accountKinds.map((account) => ({ flow, account })),
)

/** Two values that must occur in one story. */
type Pair = readonly [string, string]

const getKey = (...pair: Pair) => [...pair].sort().join(' + ')
const getName = ({ axis, name }: Fault) => `${axis}: ${name}`

/** Returns all pairs that are possible, and where. */
function allPairs(): Map<string, { cells: Cell[]; faults: Fault[] }> {
  const pairs = new Map<string, { cells: Cell[]; faults: Fault[] }>()
  const fitting = new Map(
    allFaults.map((fault) => [fault, cells.filter(fault.fits)]),
  )
  for (const [index, first] of allFaults.entries())
    for (const second of allFaults.slice(index + 1)) {
      if (first.axis === second.axis) continue
      const shared = cells.filter(
        (cell) =>
          fitting.get(first)?.includes(cell) &&
          fitting.get(second)?.includes(cell),
      )
      if (shared.length > 0)
        pairs.set(getKey(getName(first), getName(second)), {
          cells: shared,
          faults: [first, second],
        })
    }
  for (const [fault, fits] of fitting)
    for (const value of [...flowNames, ...accountKinds]) {
      const shared = fits.filter((it) => Object.values(it).includes(value))
      if (shared.length > 0)
        pairs.set(getKey(getName(fault), value), {
          cells: shared,
          faults: [fault],
        })
    }
  return pairs
}

/**
 * Returns stories in which every possible pair occurs at least once: each
 * starts with a pair that has not occurred, and adds, axis by axis, the value
 * with the most new pairs.
 */
export function coverPairs(seed: number): { stories: Story[]; pairs: number } {
  const random = createRandom(seed)
  const open = allPairs()
  const pairs = open.size
  const stories: Story[] = []
  for (const [key, { cells, faults }] of [...open]) {
    if (!open.has(key)) continue
    const cell = cells[random.below(cells.length)]
    if (!cell) continue
    const all = fill(cell, faults, open)
    for (const pair of getPairs(cell, all)) open.delete(pair)
    stories.push({ ...cell, faults: all, seed: stories.length + 1 })
  }
  return { stories, pairs }
}

function fill(
  cell: Cell,
  faults: readonly Fault[],
  open: ReadonlyMap<string, unknown>,
): Fault[] {
  const all = [...faults]
  for (const axis of axes) {
    if (all.some((it) => it.axis === axis)) continue
    const gain = (fault: Fault) =>
      [cell.flow, cell.account, ...all.map(getName)].filter((it) =>
        open.has(getKey(it, getName(fault))),
      ).length
    const [best] = allFaults
      .filter((it) => it.axis === axis && it.fits(cell))
      .map((fault) => ({ fault, gain: gain(fault) }))
      .sort((a, b) => b.gain - a.gain)
    if (best && best.gain > 0) all.push(best.fault)
  }
  return all
}

function getPairs({ account, flow }: Cell, faults: readonly Fault[]): string[] {
  const values = [flow, account, ...faults.map(getName)]
  return values.flatMap((first, index) =>
    values.slice(index + 1).map((second) => getKey(first, second)),
  )
}
