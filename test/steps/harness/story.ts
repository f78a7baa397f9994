import type { Fault, Stage } from './faults/fault.js'
import { type Flow, type FlowName, flows } from './flows.js'
import { findBroken, type Violation, watch } from './invariants.js'
import { listenToConsole } from './listenToConsole.js'
import { loadParts } from './loadParts.js'
import { openPage, type Page } from './page.js'
import { createRandom } from './random.js'
import { createUser } from './user.js'
import type { AccountKind } from './wallet/account.js'
import { createWorld, type World } from './world.js'

/** A flow, its account and its faults. */
export type Story = {
  flow: FlowName
  account?: AccountKind | undefined
  /** Seed of the delays of all answers. 0: usual delays. */
  seed?: number | undefined
  faults?: readonly Fault[] | undefined
  /** Border crossing at which the first tab dies. */
  crashAt?: number | undefined
  /** Whether the returning user clicks while the page still resumes. */
  isHasty?: boolean | undefined
  /** Border crossing at which a second tab starts the same flow. */
  secondTabAt?: number | undefined
}

/** Result of a story. */
export type Ending = {
  /** Whether the user was told, or saw, that the flow succeeded. */
  isDone: boolean
  /** Number of times the user had to consent. */
  consents: number
  /** Number of times the user gave up waiting. */
  exits: number
  /** Errors on the way, the latest last. */
  errors: readonly unknown[]
  /** Border crossings of the first tab. */
  crossings: number
  violations: readonly Violation[]
  world: World
  flow: Flow
}

const minute = 60_000

/** Maximum number of times that the user comes back. */
const mostRounds = 10

/** Runs a story from the first click to its end, in virtual time. */
export async function tell(story: Story): Promise<Ending> {
  const { account = 'eoa', seed = 0 } = story
  await loadParts()
  const world = createWorld({ account, seed })
  // Libraries draw random numbers in batches, and not in every story.
  const restore = world.clock.install(createRandom(seed))
  const silence = listenToConsole(world.trace)
  try {
    return await live(world, story)
  } finally {
    silence()
    restore()
  }
}

async function live(world: World, story: Story): Promise<Ending> {
  const { account = 'eoa', crashAt, faults = [], isHasty, secondTabAt } = story
  const { clock, trace } = world
  const flow = flows[story.flow](world)
  const violations: Violation[] = []
  const user = createUser(world, flow, violations)
  watch(world, violations)

  let page: Page | undefined
  let second: Promise<boolean> | undefined
  const calms: (() => void)[] = []
  const stage: Stage = {
    world,
    flow,
    account,
    page: () => page,
    parameters: {},
    onCalm: (act) => void calms.push(act),
  }
  for (const fault of faults) fault.arrange(stage)

  page = await openPage(world, 'first', {
    crashAt,
    onCrossing(point) {
      if (point === secondTabAt) second = openSecondTab()
    },
  })
  let isDone = await user.start(page, stage.parameters)
  trace.note({ type: 'calm', tab: '' })
  for (const act of calms.reverse()) act()
  await clock.pass(30_000)
  if (second) isDone = (await user.live(second)) === true || isDone

  for (let round = 1; !isDone && round < mostRounds; round++) {
    // Others may have to act, such as the second owner of a Safe.
    if (round > 1) await clock.pass(2 * minute)
    // A user who was warned about a reload does not reload.
    if (!page.isAlive() || !user.isUnsaved()) {
      page.die()
      page = await openPage(world, `round ${round}`)
    }
    const canAcknowledge = round > 2
    const mood = { canAcknowledge, isHasty: isHasty && round === 1 }
    isDone = await user.comeBack(page, stage.parameters, mood)
  }
  page.die()
  await clock.pass(10 * minute)

  const crossings = trace.notes.filter(
    (it) => it.type === 'crossing' && it.tab === 'first',
  ).length
  const { consents, errors, exits } = user
  const ending = { isDone, consents, errors, exits, crossings, world, flow }
  violations.push(
    ...findBroken({
      ...ending,
      isFinal: faults.some((it) => it.isFinal),
      isLie: faults.some((it) => it.isLie),
    }),
  )
  world.wallet.closeAll()
  return { ...ending, violations }

  async function openSecondTab(): Promise<boolean> {
    const tab = await openPage(world, 'second')
    // With another account connected, the user gives up.
    const { account, accounts } = world.wallet
    if (accounts.length > 0 && !accounts.includes(account)) return false
    return user.comeBack(tab, stage.parameters, { isSecond: true })
  }
}

/** Returns a story in one line, to run it again. */
export function getTitle(story: Story): string {
  const {
    account = 'eoa',
    crashAt,
    faults = [],
    flow,
    isHasty,
    seed,
    secondTabAt,
  } = story
  return [
    flow,
    account,
    ...faults.map(({ axis, name }) => `${axis}: ${name}`),
    ...(crashAt === undefined ? [] : [`crash at ${crashAt}`]),
    ...(isHasty ? ['hasty'] : []),
    ...(secondTabAt === undefined ? [] : [`second tab at ${secondTabAt}`]),
    ...(seed ? [`seed ${seed}`] : []),
  ].join(' | ')
}
