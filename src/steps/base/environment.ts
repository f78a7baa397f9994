import { toHex } from 'viem'
import { abortable } from './abortable.js'
import { createLocks, type Locks } from './locks.js'
import { createDefaultStorage, type FlowStorage } from './storage.js'

/**
 * All that a flow takes from outside beside wallet, chain and service: time,
 * chance, storage, locks. Replace parts of it in tests and in unusual hosts.
 */
export type Environment = {
  /** Milliseconds since 1970. */
  now(): number
  /** Waits; rejects with the signal's reason as soon as it aborts. */
  sleep(milliseconds: number, signal?: AbortSignal | undefined): Promise<void>
  /** 32 random bytes in hexadecimal, without `0x`. */
  id(): string
  /** Keeps what flows must not forget. */
  storage: FlowStorage
  /** One holder by name, across tabs where the browser can. */
  locks: Locks
  /** Resolves when the page is visible and online; at once when it is. */
  awake(signal?: AbortSignal | undefined): Promise<void>
}

let shared: Environment | undefined

/**
 * The environment of this browser or of Node, the same for all flows.
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

/** The environment of one flow: what was given, else the default. */
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
  const asleep = () =>
    (typeof document === 'object' && document.visibilityState === 'hidden') ||
    // Node 21 and later know a navigator, but not whether it is online.
    (typeof window === 'object' && navigator.onLine === false)
  if (!asleep()) return
  let check = () => {}
  const woken = new Promise<void>((resolve) => {
    check = () => {
      if (!asleep()) resolve()
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
