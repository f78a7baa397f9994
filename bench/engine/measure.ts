import { allFaults } from '../../test/steps/harness/faults/allFaults.js'
import type { Stage } from '../../test/steps/harness/faults/fault.js'
import { type FlowName, flows } from '../../test/steps/harness/flows.js'
import { createRandom } from '../../test/steps/harness/random.js'
import { createWorld, type World } from '../../test/steps/harness/world.js'

/** A call to the wallet, node or service. */
export type Call = { to: 'wallet' | 'node' | 'service'; what: string }

/** A purchase to measure. */
export type Purchase = {
  flow: FlowName
  /** Milliseconds between a block and the click. @default 0 */
  offset?: number | undefined
  /** A fault, by its name in the fault matrix of the tests. */
  fault?: string | undefined
  /** Whether a dialog planned the purchase just before, as `BuyDialog` does. */
  isPlanned?: boolean | undefined
  /** Milliseconds between two polls; the engine's default if absent. */
  interval?: number | undefined
}

/** The times and calls of one purchase, and its result. */
export type Measurement = {
  calls: readonly Call[]
  /** Milliseconds from the click until the wallet opens. */
  firstPrompt: number
  /** Milliseconds from the click until the engine reports success. */
  total: number
  /** Milliseconds of each step without those of the user and the chain. */
  overhead: number
  /** Milliseconds of CPU time, including the simulated world. */
  computing: number
  prompts: number
  /** Result that the engine reports. */
  says: string
  /** Whether the buyer owns the token on the chain. */
  isBought: boolean
}

/** Makes a purchase in a simulated world of its own, in virtual time. */
export async function measure(
  { fault, flow: name, offset = 0 }: Purchase,
  prepare: (
    stage: Stage,
    calls: Call[],
  ) => Promise<() => Promise<string | undefined>>,
): Promise<Measurement> {
  const world = createWorld({ account: 'eoa', seed: 0 })
  const restore = world.clock.install(createRandom(0))
  try {
    const flow = flows[name](world)
    const calls: Call[] = []
    const page = () => undefined
    const stage: Stage = {
      ...{ world, flow, account: 'eoa', page, parameters: {} },
      onCalm() {},
    }
    allFaults.find((it) => it.name === fault)?.arrange(stage)
    const buy = await prepare(stage, calls)
    await world.clock.pass(offset)
    calls.length = 0
    const begun = world.clock.now()
    const cpu = process.cpuUsage()
    const driven = await world.clock.drive(buy(), 600_000)
    const { system, user } = process.cpuUsage(cpu)
    const says =
      driven.status === 'done'
        ? (driven.value ?? 'done')
        : driven.status === 'failed'
          ? summarizeError(driven.error)
          : 'nothing, after 10 minutes'
    return {
      ...measureTimes(world, begun),
      calls,
      computing: (system + user) / 1_000,
      says,
      isBought: flow.effects() > 0,
    }
  } finally {
    restore()
  }
}

function measureTimes({ chain, clock, wallet }: World, begun: number) {
  const total = clock.now() - begun
  const prompts = wallet.prompts.length
  const thinking = wallet.prompts.reduce(
    (sum, { ended = 0, opened }) => sum + ended - opened,
    0,
  )
  const mining = wallet.prompts.reduce((sum, { ended = 0, transaction }) => {
    const block = chain
      .blocks()
      .find(({ mined }) =>
        mined.some((it) => it.transaction.hash === transaction),
      )
    return sum + (block ? block.time - ended : 0)
  }, 0)
  return {
    firstPrompt: (wallet.prompts[0]?.opened ?? begun) - begun,
    overhead: (total - thinking - mining) / Math.max(prompts, 1),
    prompts,
    total,
  }
}

/** Summarizes an error in one line. */
function summarizeError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { message, name, reason } = error as Record<string, unknown>
  if (reason) return `${name}: ${reason}`
  const text = [name, message].filter(Boolean).join(': ')
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Counts the calls to each destination, by name. */
export function count(calls: readonly Call[], to: Call['to']) {
  const methods = new Map<string, number>()
  for (const call of calls)
    if (call.to === to)
      methods.set(call.what, (methods.get(call.what) ?? 0) + 1)
  const all = [...methods.values()].reduce((sum, times) => sum + times, 0)
  return { all, methods }
}
