import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MarketKitError } from '../../../src/errors.js'
import { isOwnRecord } from '../../../src/steps/journal/checkRecord.js'
import { parseRecord } from '../../../src/steps/journal/parseRecord.js'
import { takeSample, testExhaustive } from '../../sample.js'
import { type FlowName, flowNames } from '../harness/flows.js'
import { tell } from '../harness/story.js'
import { createFault } from '../harness/visit.js'

type Path = readonly string[]
type Tree = Record<string, unknown>

/** Paths of all fields of a value, also nested. */
function getPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const fields = Object.entries(value)
  const nested = fields.flatMap(([key, it]) => getPaths(it, [...at, key]))
  return at.length ? [at, ...nested] : nested
}

function change(record: Tree, path: Path, value: unknown): void {
  const parent = path
    .slice(0, -1)
    .reduce<Tree>((tree, key) => tree[key] as Tree, record)
  const key = path.at(-1) ?? ''
  if (value === undefined) delete parent[key]
  else parent[key] = value
}

const other = '0x00000000000000000000000000000000DeaDBeef'
const values = [
  ...[undefined, null, '', 'x', '0', '-5', '1e3', '9'.repeat(90), 0, 5, -1],
  ...[1.5, 1e18, true, {}, [], ['x'], { length: 0 }, 'y'.repeat(50_000)],
  ...[other, `0x${'12'.repeat(32)}`, 'buy', 'cancelMany', 'signature'],
  ...['waiting', 'prompting', 'sent', 'posting', 'refused', 'done', 'failed'],
]

/** Tells a story whose tab dies at its `at`th write, and changes the record before it comes back. */
async function tamper(
  flow: FlowName,
  at: number,
  act: (record: Tree, key: string) => void,
) {
  const clean = await tell({ flow })
  const points = clean.world.trace.notes.flatMap((it) =>
    it.type === 'crossing' && it.border === 'storage' && it.what === 'write'
      ? [it.point]
      : [],
  )
  const fault = createFault(
    ({ onCalm, world: { disk } }) =>
      onCalm(() => {
        for (const [key, text] of disk.values) {
          if (!key.startsWith('marketkit:flow:')) continue
          const record = JSON.parse(text)
          act(record, key)
          disk.values.set(key, JSON.stringify(record))
        }
      }),
    { isFinal: true },
  )
  const crashAt = points[at % points.length]
  const ending = await tell({ flow, crashAt, faults: [fault] })
  const asked = new Set(clean.world.wallet.prompts.flatMap(toText))
  return { ...ending, asked }
}

type Prompts = Awaited<ReturnType<typeof tell>>['world']['wallet']['prompts']
const toText = ({ calls }: Prompts[number]) =>
  calls.map(({ data, to, value }) => `${to} ${data} ${value}`.toLowerCase())

/** These flows have the same calldata in every run. */
const repeatable = flowNames.filter((name) => !/list|edit|book/.test(name))

const propTampered =
  'prop: a changed record leads to no other prompt, to no success without an effect, and to no error of another class'

testExhaustive(
  propTampered,
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...repeatable),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...values),
        async (flow, at, pick, value) => {
          const { asked, errors, violations, world } = await tamper(
            flow,
            at,
            (record) => {
              const paths = getPaths(record)
              change(record, paths[pick % paths.length] ?? [], value)
            },
          )
          for (const text of world.wallet.prompts.flatMap(toText))
            expect([...asked]).toContain(text)
          for (const error of errors)
            expect(error).toBeInstanceOf(MarketKitError)
          const told = violations.map(({ what }) => what)
          expect(told).not.toContain('done, without an effect')
        },
      ),
      { numRuns: 300 },
    ),
  900_000,
)

describe('behavior', () => {
  test.each(['', 0, '7', null, undefined])(
    'behavior: a purchase in flight whose record is dated %j is not paid twice',
    async (updatedAt) => {
      // The tab dies after the wallet has agreed.
      const { violations } = await tamper('buy native', 2, (record) =>
        change(record, ['updatedAt'], updatedAt),
      )
      expect(violations.filter(({ invariant }) => invariant !== 'I5')).toEqual(
        [],
      )
    },
  )

  test.each<[FlowName, object]>([
    ['buy native', { status: 'done' }],
    ['buy native', { status: 'done', hash: `0x${'12'.repeat(32)}` }],
    ['cancel on chain', { status: 'done' }],
  ])(
    'behavior: %s is not called done because its record says so: %j',
    async (flow, step) => {
      // The tab dies before the prompt opens.
      const { errors, violations } = await tamper(flow, 1, (record) => {
        for (const it of record.steps as object[]) Object.assign(it, step)
      })
      const told = violations.map(({ what }) => what)
      expect(told).not.toContain('done, without an effect')
      for (const error of errors) expect(error).toBeInstanceOf(MarketKitError)
    },
  )
})

test.each(takeSample(flowNames, 5))(
  'prop: a record of another type or under another key is no record: %s',
  async (flow) => {
    const records: [string, string][] = []
    const fault = createFault(({ world: { disk } }) => {
      const set = disk.values.set.bind(disk.values)
      disk.values.set = (key, text) => {
        if (key.startsWith('marketkit:flow:')) records.push([key, text])
        return set(key, text)
      }
    })
    await tell({ flow, faults: [fault] })
    const isOwn = (text: string, key: string) => {
      const record = parseRecord(text)
      return record !== undefined && isOwnRecord(record, key)
    }
    expect(records.length).toBeGreaterThan(0)
    for (const [key, text] of records) {
      expect(isOwn(text, key)).toBe(true)
      expect(isOwn(text, `${key}0`)).toBe(false)
    }
    const [[key, text] = ['', '']] = records
    // Identity, type and number of everything that is read without a question.
    const fields = getPaths(JSON.parse(text)).filter(
      ([first]) => first === 'intent' || first === 'steps',
    )
    for (const path of fields)
      for (const value of [{ a: 1 }, [['x']], -1.5]) {
        const record = JSON.parse(text)
        change(record, path, value)
        const isNumber = /^(block|nonce|quantityDecimals)$/.test(
          path.at(-1) ?? '',
        )
        const isUnread =
          /^(approves|approval|token|spender|seen|wallet|step)$/.test(
            path.at(-1) ?? '',
          ) || path.includes('step')
        if (isUnread || (isNumber && value === -1.5)) continue
        expect(isOwn(JSON.stringify(record), key), path.join('.')).toBe(false)
      }
  },
)
