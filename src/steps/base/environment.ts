import { toHex } from 'viem'
import { abortable } from './abortable.js'
import { createLocks, type Locks } from './locks.js'
import { createDefaultStorage, type FlowStorage } from './storage.js'

/**
 * Clock, random ids, storage and locks of a flow. Replace parts of it in tests,
 * or where the defaults do not work.
 */
export type Environment = {
  /** Current unix time in milliseconds. */
  now(): number
  /** Resolves after the time, or rejects as soon as the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal | undefined): Promise<void>
  /** Returns 32 random bytes in hexadecimal, without `0x`. */
  id(): string
  /** Stores flows that are in flight. */
  storage: FlowStorage
  /** Named locks, across tabs if the browser supports them. */
  locks: Locks
  /** Resolves as soon as the page is visible and online. */
  awake(signal?: AbortSignal | undefined): Promise<void>
}

let shared: Environment | undefined

/**
 * Returns the environment that flows use by default. Every call returns the
 * same object.
 *
 * @example
 * import { defaultEnvironment } from 'marketkit/core'
 *
 * const inFlight = await defaultEnvironment().storage.keys()
 */
export function defaultEnvironment(): Environment {
  shared ??= {
    now: () => Date.now(),
    sleep,
    id: () => toHex(crypto.getRandomValues(new Uint8Array(32))).slice(2),
    storage: createDefaultStorage(),
    locks: createLocks(),
    awake,
  }
  return shared
}

export function getEnvironment(parameters: {
  environment?: Partial<Environment> | undefined
  storage?: FlowStorage | undefined
}): Environment {
  const { environment, storage } = parameters
  return {
    ...defaultEnvironment(),
    ...environment,
    ...(storage && { storage }),
  }
}

function sleep(
  milliseconds: number,
  signal?: AbortSignal | undefined,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout>
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return abortable(wait, signal).finally(() => clearTimeout(timer))
}

async function awake(signal?: AbortSignal | undefined): Promise<void> {
  const isAsleep = () =>
    (typeof document === 'object' && document.visibilityState === 'hidden') ||
    // Since version 21 Node has a navigator, but without `onLine`.
    (typeof window === 'object' && navigator.onLine === false)
  if (!isAsleep()) return
  let check = () => {}
  const woken = new Promise<void>((resolve) => {
    check = () => {
      if (!isAsleep()) resolve()
    }
  })
  document.addEventListener('visibilitychange', check)
  window.addEventListener('online', check)
  try {
    await abortable(woken, signal)
  } finally {
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('online', check)
  }
}
