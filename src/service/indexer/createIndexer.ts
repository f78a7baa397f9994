import type { NetworkConfig, ServiceContext } from '../context.js'
import { indexNetwork } from './indexNetwork.js'

/** Follows the chains of a service. */
export type Indexer = {
  /** Follows the chains from now on. */
  start(): void
  /** Ends what `start` began; resolves when nothing runs any more. */
  stop(): Promise<void>
  /** Reads the chains up to the blocks that are newest now, once. */
  sync(): Promise<void>
}

/** Milliseconds between two looks at a chain. */
const interval = 500

/** Milliseconds; the longest pause after failures. */
const longestPause = 10_000

/** Creates what keeps the database in step with the chains. */
export function createIndexer(context: ServiceContext): Indexer {
  const followers = context.networks.map((network) =>
    createFollower(context, network),
  )
  return {
    start() {
      for (const follower of followers) follower.start()
    },
    async stop() {
      await Promise.all(followers.map((follower) => follower.stop()))
    },
    async sync() {
      await Promise.all(followers.map((follower) => follower.sync()))
    },
  }
}

function createFollower(
  context: ServiceContext,
  network: NetworkConfig,
): Indexer {
  /** One look at a time: the next begins when this one ends. */
  let current: Promise<unknown> = Promise.resolve()
  /** Aborted by `stop`; a new one for each `start`. */
  let running: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function sync(): Promise<void> {
    const next = current.then(() => indexNetwork(context, network))
    current = next.catch(() => {})
    return next
  }

  async function look(signal: AbortSignal) {
    try {
      await sync()
      failures = 0
    } catch (error) {
      failures++
      context.log({
        level: 'error',
        message: `Reading ${network.name} failed. It is tried again.`,
        error,
      })
    }
    if (signal.aborted) return
    const pause = Math.min(interval * 2 ** failures, longestPause)
    timer = setTimeout(() => look(signal), pause)
  }

  return {
    start() {
      if (running) return
      running = new AbortController()
      void look(running.signal)
    },
    async stop() {
      running?.abort()
      running = undefined
      clearTimeout(timer)
      await current
    },
    sync,
  }
}
