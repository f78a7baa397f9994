import type { FlowEvent, OnEvent } from './flowEvent.js'

/** Keeps the latest events of flows, for bug reports. */
export type Trace = {
  /** Pass it to flows as `onEvent`. */
  onEvent: OnEvent
  /** All that is known of one flow, or of all, as plain JSON. */
  export(flow?: string): TraceExport
}

/** What happened, and where. Holds no address, hash, signature or key. */
export type TraceExport = {
  version: 1
  /** The events, oldest first. */
  events: readonly FlowEvent[]
  /** What the host can do. */
  host: {
    /** Where it runs, as the browser describes itself. */
    agent: string
    /** Whether tabs can keep each other out. */
    webLocks: boolean
    /** Whether the browser has IndexedDB. */
    indexedDb: boolean
    /** Whether the page was served securely. */
    secure: boolean
  }
}

/**
 * Creates a trace that keeps the latest events.
 *
 * @example
 * import { buy, createTrace } from 'marketkit/core'
 *
 * const trace = createTrace()
 * await buy(config, { client, chainId, order, onEvent: trace.onEvent })
 * console.log(JSON.stringify(trace.export()))
 */
export function createTrace(
  /** How many events are kept. @default 500 */
  limit = 500,
): Trace {
  const events: FlowEvent[] = []
  return {
    onEvent(event) {
      events.push(event)
      if (events.length > limit) events.shift()
    },
    export: (flow) => ({
      version: 1,
      events: events.filter((event) => !flow || event.flow === flow),
      host: {
        agent: typeof navigator === 'object' ? navigator.userAgent : 'unknown',
        webLocks: typeof navigator === 'object' && 'locks' in navigator,
        indexedDb: typeof indexedDB === 'object',
        secure: globalThis.isSecureContext === true,
      },
    }),
  }
}
