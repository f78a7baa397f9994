import { StepError } from '../../../src/errors.js'
import type { OnEvent } from '../../../src/steps/events/flowEvent.js'
import type { FlowParameters } from '../../../src/steps/flows/flowPlan.js'
import {
  forgetFlow,
  resumeFlows,
} from '../../../src/steps/flows/resumeFlows.js'
import { chainId } from './chain/places.js'
import type { Flow } from './flows.js'
import { checkFunds, type Violation } from './invariants.js'
import type { Page } from './page.js'
import { getState } from './wallet/wallet.js'
import type { World } from './world.js'

const minute = 60_000
/** Milliseconds after which the user gives up. */
const patience = 15 * minute

type More = Partial<FlowParameters>

/** A user who starts a flow, gives up, comes back and checks the wallet. */
export type User = {
  readonly consents: number
  readonly errors: readonly unknown[]
  readonly exits: number
  /** Waits for a promise, up to a limit. */
  live<value>(promise: Promise<value>): Promise<value | undefined>
  /** Clicks; returns true if the flow reports success. */
  start(
    page: Page,
    more: More,
    acknowledge?: readonly string[],
  ): Promise<boolean>
  /** Opens the shop again and continues. */
  comeBack(
    page: Page,
    more: More,
    mood: {
      isHasty?: boolean | undefined
      isSecond?: boolean
      canAcknowledge?: boolean
    },
  ): Promise<boolean>
  /** Whether the page warned that a reload would lose the flow. */
  isUnsaved(): boolean
}

export function createUser(
  world: World,
  flow: Flow,
  violations: Violation[],
): User {
  const { chain, clock, trace, wallet } = world
  const errors: unknown[] = []
  const count = { consents: 0, exits: 0 }

  /** Aborts a wait that takes too long; the abort must end it. */
  async function live<value>(
    promise: Promise<value>,
    { page, leave }: { page?: Page; leave?: () => void } = {},
  ): Promise<value | undefined> {
    let driven = await clock.drive(promise, patience)
    if (driven.status === 'stuck' || driven.status === 'late') {
      if (page && !page.isAlive()) return undefined
      count.exits++
      trace.note({ type: 'left', tab: page?.name ?? '' })
      leave?.()
      // If the outer wait cannot be aborted, an inner one can.
      driven = await clock.drive(promise, (leave ? 5 : 30) * minute)
    }
    if (driven.status === 'done') return driven.value
    if (driven.status === 'failed') throw driven.error
    if (!page || page.isAlive()) errors.push(new Error('It never ends.'))
    return undefined
  }

  async function start(
    page: Page,
    more: More,
    acknowledge?: readonly string[],
  ): Promise<boolean> {
    const { client, environment, name: tab } = page
    const controller = new AbortController()
    trace.note({ type: 'begun', tab, acknowledge: acknowledge !== undefined })
    const run = flow.run(page, {
      chainId,
      client,
      acknowledge,
      environment,
      signal: controller.signal,
      onEvent: (event) => trace.note({ type: 'event', tab, event }),
      onProgress: (progress) => {
        const isFrozen = isDeeplyFrozen(progress)
        trace.note({ type: 'progress', tab, progress, isFrozen })
      },
      ...more,
    })
    try {
      const leave = () => controller.abort()
      const result = await live(run, { page, leave })
      trace.note({ type: 'ended', tab, result })
      return result !== undefined
    } catch (error) {
      trace.note({ type: 'ended', tab, error })
      violations.push(...checkFunds(world, tab, error))
      errors.push(error)
      return false
    }
  }

  async function resume(page: Page, more: More, onEvent?: OnEvent) {
    const { client, config, environment } = page
    const controller = new AbortController()
    const { signal } = controller
    const run = resumeFlows(config, {
      ...{ client, environment, signal, onEvent },
      ...more,
    })
    try {
      const leave = () => controller.abort()
      const flows = await live(run, { page, leave })
      if (flows) trace.note({ type: 'resumed', tab: page.name, flows })
      return flows
    } catch (error) {
      errors.push(error)
      return undefined
    }
  }

  /** Resumes, and clicks as soon as a record is being settled. */
  async function resumeHastily(page: Page, more: More) {
    let clicked: Promise<boolean> | undefined
    const flows = await resume(page, more, ({ type }) => {
      if (type === 'started') clicked ??= start(page, more)
    })
    return { flows, clicked }
  }

  /** Whether neither wallet nor shop shows an effect. */
  function isNothingThere(): boolean {
    wallet.closeAll()
    const waits = wallet.prompts.some(
      ({ transaction }) =>
        transaction && getState(chain, transaction) === 'waits',
    )
    return flow.effects() === 0 && !waits
  }

  /** Whether some tab has already seen the end. */
  function wasTold(): boolean {
    return trace.notes.some(
      (it) =>
        it.type === 'event' &&
        (it.event.type === 'indexed' || it.event.type === 'succeeded'),
    )
  }

  return {
    live,
    start,
    async comeBack(
      page,
      more,
      { isHasty = false, isSecond = false, canAcknowledge = false },
    ) {
      const { flows, clicked } = isHasty
        ? await resumeHastily(page, more)
        : { flows: await resume(page, more), clicked: undefined }
      if (clicked) return clicked
      if (!flows) return false
      const has = (wanted: (typeof flows)[number]['status']) =>
        flows.find(({ status }) => status === wanted)
      if (has('done')) return true
      // The user does not repeat a purchase that was reported as successful.
      if (flows.length === 0 && flow.effects() > 0 && wasTold()) return true
      // The host's own steps are prompted before the user can object.
      if (isSecond && has('running') && flow.name === 'buy several')
        return false
      const open = has('unresolved')
      // Only the user knows the purpose of such steps.
      if (open?.intent.kind === 'steps' && flow.effects() > 0) {
        const { environment } = page
        await live(forgetFlow(open.id, { environment }), { page })
        return true
      }
      const last = errors.at(-1)
      const doubts =
        last instanceof StepError && last.reason === 'unresolved'
          ? last.unresolved
          : open && [open.id]
      const acknowledge =
        canAcknowledge && isNothingThere() ? doubts : undefined
      if (acknowledge) count.consents++
      return start(page, more, acknowledge)
    },
    isUnsaved() {
      return trace.notes.some(
        (it) => it.type === 'progress' && it.progress.unsaved === true,
      )
    },
    get consents() {
      return count.consents
    },
    get exits() {
      return count.exits
    },
    get errors() {
      return errors
    },
  }
}

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen)
}
