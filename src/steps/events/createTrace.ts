import { assertInput } from '../../errors.js'
import type { FlowEvent, OnEvent } from './flowEvent.js'

/** Records the latest events of flows, for bug reports. */
export type Trace = {
  /** Records an event. Pass it to flows as `onEvent`. */
  onEvent: OnEvent
  /** Returns the events of one flow, or of all flows, as plain JSON. */
  export(flow?: string): TraceExport
}

/** Recorded events. Contains no address, hash, signature or key. */
export type TraceExport = {
  version: 1
  /** The events, oldest first. */
  events: readonly FlowEvent[]
  host: {
    /** `navigator.userAgent`, or `unknown`. */
    agent: string
    /** Whether the browser has Web Locks, so that tabs can lock each other out. */
    webLocks: boolean
    indexedDb: boolean
    secure: boolean
  }
}

/**
 * Creates a trace. Its export contains no personal data, so that people can
 * attach it to a bug report.
 *
 * @example
 * import { buy, createTrace } from 'marketkit/core'
 *
 * const trace = createTrace()
 * await buy(config, { client, chainId, order, onEvent: trace.onEvent })
 * console.log(JSON.stringify(trace.export()))
 */
export function createTrace(
  /** The number of events to keep. @default 500 */
  limit = 500,
): Trace {
  assertInput(Number.isInteger(limit), 'limit', 'Pass a number of events.')
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
