import fc from 'fast-check'
import { decodeFunctionData, encodeFunctionData, type Hex } from 'viem'
import type { Step } from '../../../../src/rpc/schemas.js'
import { seaportAbi } from '../../../../src/service/chain/seaportAbi.js'
import {
  type LieWorld,
  send,
  thief,
  tokenAbi,
  tokenCall,
} from '../craftSteps.js'

/** A change of the steps of a quote. */
export type Mutation = {
  /** Path, such as `1.data.args.0.parameters.zone`. */
  path: string
  /** Old and new value; absent for whole steps. */
  before?: unknown
  after?: unknown
  steps: Step[]
}

type Path = readonly (string | number)[]

const abi = [...seaportAbi, ...tokenAbi]

/** Converts calldata to a tree, so that single arguments can change. */
function open(step: Step): Record<string, unknown> {
  const loose = JSON.parse(JSON.stringify(step))
  if (!step.to || !step.data || step.data === '0x') return loose
  try {
    const { args, functionName } = decodeFunctionData({
      abi,
      data: step.data as Hex,
    })
    const text = JSON.stringify(args ?? [], (_, it) =>
      typeof it === 'bigint' ? String(it) : it,
    )
    return { ...loose, data: { functionName, args: JSON.parse(text) } }
  } catch {
    return loose
  }
}

/** Encodes the tree as calldata; undefined if it cannot be encoded. */
function close(opened: Record<string, unknown>): Step | undefined {
  const { data } = opened
  if (typeof data !== 'object' || data === null) return opened as Step
  try {
    return {
      ...opened,
      data: encodeFunctionData({ ...(data as object), abi } as never),
    } as unknown as Step
  } catch {
    return undefined
  }
}

/** Returns the paths of all values and lists in a tree. */
function getPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([name, member]) =>
    getPaths(member, [...path, name]),
  )
  return path.length > 0 ? [path, ...inside] : inside
}

function getAt(value: unknown, path: Path): unknown {
  return path.reduce<any>((at, name) => at?.[name], value)
}

function setAt(value: unknown, path: Path, member: unknown): void {
  const last = path.at(-1)
  const parent = getAt(value, path.slice(0, -1))
  if (last !== undefined) (parent as Record<string, unknown>)[last] = member
}

/** Returns other values of the same form. */
function getVariants(value: unknown, world: LieWorld): unknown[] {
  if (Array.isArray(value))
    return [
      [],
      value.slice(1),
      value.slice(0, -1),
      [...value, ...value],
      [...value].reverse(),
      value.length > 0 ? [...value, value[0]] : [null],
    ]
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'object') return [{}, null]
  const text = String(value)
  if (/^0x[0-9a-f]{40}$/i.test(text)) {
    const { account, emblems, items, seaport, usdc, weth } = world
    const zero = `0x${'0'.repeat(40)}`
    return [thief, account, emblems, items, seaport, usdc, weth, zero]
  }
  if (/^0x[0-9a-f]{64}$/i.test(text))
    return [`0x${'0'.repeat(64)}`, `0x${'0'.repeat(63)}1`]
  if (/^0x/.test(text))
    return ['0x', `${text}00`, text.slice(0, -2), `${text}${'ab'.repeat(40)}`]
  if (/^\d+$/.test(text)) {
    const number = BigInt(text)
    return [
      ...['0', '1', '2', '3', '4', '5'],
      ...[number + 1n, number * 2n, number / 2n, number - 1n]
        .filter((it) => it >= 0n)
        .map(String),
      String(2n ** 255n),
    ]
  }
  return ['', `${text} `, 'other']
}

/** Steps that no flow needs more than once. */
function getIntruders({ seaport, usdc, emblems, items, weth }: LieWorld) {
  const spenders = [seaport, thief]
  return spenders.flatMap((spender) => [
    ...[usdc, weth].flatMap((token) =>
      [0n, 1n, 2n ** 255n].map((amount) =>
        send(token, tokenCall('approve', spender, amount)),
      ),
    ),
    ...[emblems, items].flatMap((token) => [
      send(token, tokenCall('setApprovalForAll', spender, true)),
      send(token, tokenCall('approve', spender, 1n)),
    ]),
    send(spender, '0x', 1n),
  ])
}

function toText(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll('"', '').toLowerCase()
}

/** Yields each possible result of one change: of a value, or of the list of steps. */
export function* mutate(
  steps: readonly Step[],
  world: LieWorld,
): Generator<Mutation> {
  for (const [index, step] of steps.entries()) {
    const opened = open(step)
    for (const path of getPaths(opened))
      for (const variant of getVariants(getAt(opened, path), world)) {
        const before = getAt(opened, path)
        if (toText(variant) === toText(before)) continue
        const changed = structuredClone(opened)
        setAt(changed, path, variant)
        const closed = close(changed)
        if (!closed || toText(closed) === toText(step)) continue
        const name = [index, ...path].join('.')
        yield {
          path: name,
          before,
          after: variant,
          steps: steps.map((it, at) => (at === index ? closed : it)),
        }
      }
    const others = steps.filter((_, at) => at !== index)
    yield { path: `${index} is missing`, steps: others }
    if (index > 0)
      yield { path: `${index} comes first`, steps: [step, ...others] }
    for (const count of [2, 3, 20])
      yield {
        path: `${index} comes ${count} times`,
        steps: [
          ...steps.slice(0, index),
          ...Array.from({ length: count }, () => step),
          ...steps.slice(index + 1),
        ],
      }
    for (const intruder of getIntruders(world))
      yield {
        path: `${index} comes after ${intruder.to} ${intruder.data}`,
        steps: [...steps.slice(0, index), intruder, ...steps.slice(index)],
      }
  }
}

/** Returns a change of a value, chosen by three numbers. */
function mutateOnce(
  steps: readonly Step[],
  world: LieWorld,
  [whichStep, whichPath, whichVariant]: readonly [number, number, number],
): readonly Step[] {
  const index = whichStep % steps.length
  const step = steps[index]
  if (!step) return steps
  const opened = open(step)
  const paths = getPaths(opened).filter(
    (path) => !Array.isArray(getAt(opened, path)),
  )
  const path = paths[whichPath % paths.length] ?? []
  const variants = getVariants(getAt(opened, path), world)
  setAt(opened, path, variants[whichVariant % variants.length])
  const closed = close(opened)
  return closed ? steps.map((it, at) => (at === index ? closed : it)) : steps
}

const choice = fc.tuple(fc.nat(100), fc.nat(10_000), fc.nat(100))

/** Two or three combined changes, chosen by fast-check. */
export const severalMutations = fc.array(choice, { minLength: 2, maxLength: 3 })

/** Applies changes that fast-check chose. */
export function applyMutations(
  steps: readonly Step[],
  world: LieWorld,
  choices: readonly (readonly [number, number, number])[],
): readonly Step[] {
  return choices.reduce<readonly Step[]>(
    (changed, choice) => mutateOnce(changed, world, choice),
    steps,
  )
}

/** Returns all values that differ between two lists of the same length. */
export function compareSteps(
  before: readonly Step[],
  after: readonly Step[],
): Mutation[] {
  return before.flatMap((step, index) => {
    const [one, other] = [open(step), open(after[index] as Step)]
    return getLeaves(one, other).flatMap((path) => {
      const [before, now] = [getAt(one, path), getAt(other, path)]
      const name = [index, ...path].join('.')
      return toText(before) === toText(now)
        ? []
        : [{ path: name, before, after: now, steps: [...after] }]
    })
  })
}

/** Returns paths of values, and of lists of different length, in both trees. */
function getLeaves(one: unknown, other: unknown, path: Path = []): Path[] {
  const isTree = (it: unknown) => typeof it === 'object' && it !== null
  if (!isTree(one) || !isTree(other)) return [path]
  const names = Object.keys(one as object)
  if (names.join() !== Object.keys(other as object).join()) return [path]
  return names.flatMap((name) =>
    getLeaves(getAt(one, [name]), getAt(other, [name]), [...path, name]),
  )
}
