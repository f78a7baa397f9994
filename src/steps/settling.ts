import type { ResumedFlow } from './flows/resumeFlows.js'
import type { Locks } from './locks.js'

/** A flow that a resume of this page is settling, and holds the lock of. */
export type Settling = {
  /** Identifies the flow. */
  readonly id: string
  /** What becomes of it; undefined where the resume does not get to an end. */
  readonly end: Promise<ResumedFlow | undefined>
  /** Has the resume stop and forget the flow; resolves when it did. */
  forget(): Promise<unknown>
}

/** Why a resume stops that is to forget its flow. */
export const forgotten = /* @__PURE__ */ new Error('The flow is given up.')

const pages = /* @__PURE__ */ new WeakMap<Locks, Map<string, Settling>>()

/** The resume of this page that holds a lock; undefined where none does. */
export function settlingOf(locks: Locks, key: string): Settling | undefined {
  return pages.get(locks)?.get(key)
}

/** Settles a flow, and lets the rest of the page know of it as long. */
export async function settling(
  locks: Locks,
  { id, key, signal }: { id: string; key: string; signal?: AbortSignal },
  settle: (signal: AbortSignal) => Promise<ResumedFlow | undefined>,
): Promise<ResumedFlow | undefined> {
  const page = pages.get(locks) ?? new Map<string, Settling>()
  pages.set(locks, page)
  const controller = new AbortController()
  const stop = () => controller.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  const flow = settle(controller.signal)
  const end = flow.catch(() => undefined)
  const forget = () => {
    controller.abort(forgotten)
    return end
  }
  page.set(key, { id, end, forget })
  try {
    return await flow
  } finally {
    page.delete(key)
    signal?.removeEventListener('abort', stop)
  }
}
