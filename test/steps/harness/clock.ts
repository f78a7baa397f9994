import { setImmediate } from 'node:timers'
import type { Random } from './random.js'

/** Virtual time: it advances only when all tasks wait. */
export type Clock = {
  /** Returns Unix milliseconds. */
  now(): number
  /** Schedules a function; returns a function that cancels it. */
  after(milliseconds: number, act: () => void): () => void
  /** Resolves after some milliseconds. */
  sleep(milliseconds: number): Promise<void>
  /**
   * Advances time until a promise settles. `stuck`: no timer is left that could
   * settle it; `late`: it exceeds the limit.
   */
  drive<value>(promise: Promise<value>, longest: number): Promise<Driven<value>>
  /** Advances time by some milliseconds. */
  pass(milliseconds: number): Promise<void>
  /** Replaces the host's clock and random numbers. */
  install(random: Random): () => void
}

/** Result of driving a promise. */
export type Driven<value> =
  | { status: 'done'; value: value }
  | { status: 'failed'; error: unknown }
  | { status: 'stuck' | 'late' }

/**
 * Rounds to wait: another drive may continue and set a timer one round later.
 */
const idleRounds = 4

type Timer = { at: number; order: number; act: () => void }

/** Creates a clock, the only scheduler of a run. */
export function createClock(start = 1_790_000_000_000): Clock {
  let now = start
  let orders = 0
  const timers: Timer[] = []

  const after = (milliseconds: number, act: () => void) => {
    const at = now + Math.max(0, milliseconds || 0)
    const timer = { at, order: orders++, act }
    let place = timers.length
    while (place > 0 && (timers[place - 1] as Timer).at > at) place--
    timers.splice(place, 0, timer)
    return () => {
      const index = timers.indexOf(timer)
      if (index >= 0) timers.splice(index, 1)
    }
  }
  /** Runs the next timer; returns false if there is none until then. */
  const advance = (until: number) => {
    const [timer] = timers
    if (!timer || timer.at > until) return false
    timers.shift()
    now = Math.max(now, timer.at)
    timer.act()
    return true
  }

  async function drive<value>(
    promise: Promise<value>,
    longest: number,
  ): Promise<Driven<value>> {
    const until = now + longest
    const ended: { as?: Driven<value> } = {}
    promise.then(
      (value) => {
        ended.as = { status: 'done', value }
      },
      (error: unknown) => {
        ended.as = { status: 'failed', error }
      },
    )
    for (let idle = 0; idle < idleRounds; ) {
      await quiet()
      if (ended.as) return ended.as
      if (advance(until)) idle = 0
      else if (timers.length === 0) idle++
      else {
        now = until
        return { status: 'late' }
      }
    }
    return { status: 'stuck' }
  }

  return {
    now: () => now,
    after,
    sleep: (milliseconds) =>
      new Promise((resolve) => after(milliseconds, resolve)),
    drive,
    async pass(milliseconds) {
      const until = now + milliseconds
      await quiet()
      while (advance(until)) await quiet()
      now = until
    },
    install: (random) => install({ after, now: () => now }, random),
  }
}

/** Waits until all promises have settled that can without time. */
async function quiet(): Promise<void> {
  for (let rounds = 0; rounds < 2; rounds++)
    await new Promise<void>((resolve) => setImmediate(resolve))
}

/** Libraries below the engine use timers of the host. */
function install(
  { after, now }: Pick<Clock, 'after' | 'now'>,
  random: Random,
): () => void {
  const host = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    setInterval: globalThis.setInterval,
    now: Date.now,
    random: Math.random,
    timeout: AbortSignal.timeout,
  }
  const handles = new WeakMap<object, () => void>()
  const setTimeout = (act: (...args: unknown[]) => void, ms?: number) => {
    const handle = { ref: () => handle, unref: () => handle }
    handles.set(handle, after(ms ?? 0, act))
    return handle
  }
  Object.assign(globalThis, {
    setTimeout,
    clearTimeout: (handle: object | undefined) => {
      if (typeof handle === 'object' && handle) handles.get(handle)?.()
    },
    setInterval: () => {
      throw new Error('An interval would never be quiet.')
    },
  })
  Date.now = now
  Math.random = random.next
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    const late = new DOMException('It took too long.', 'TimeoutError')
    after(milliseconds, () => controller.abort(late))
    return controller.signal
  }
  return () => {
    const { clearTimeout, setInterval, setTimeout } = host
    Object.assign(globalThis, { clearTimeout, setInterval, setTimeout })
    Date.now = host.now
    Math.random = host.random
    AbortSignal.timeout = host.timeout
  }
}
