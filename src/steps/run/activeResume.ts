import type { Locks } from '../base/locks.js'
import type { StepFailure } from '../base/progress.js'
import type { FlowRecord } from '../journal/record.js'
import type { Result } from '../journal/toResult.js'

/** The outcome of a flow that was resumed. */
export type ResumedFlow = Pick<FlowRecord, 'id' | 'intent' | 'createdAt'> &
  Result & {
    /**
     * `done`: every step was carried out. `failed`, `interrupted`: not every
     * step was, and the flow may be started again. `unresolved`: the outcome
     * cannot be known. `running`: another tab, or a flow of this page, is
     * working on it.
     */
    status: 'done' | 'failed' | 'interrupted' | 'unresolved' | 'running'
    /** Why it failed or cannot be resolved. */
    error?: StepFailure | undefined
    /**
     * Ids of the orders of a purchase of several that were not bought, because
     * somebody else was faster. Absent if that is not known.
     */
    missed?: readonly string[] | undefined
  }

/** A flow that this page is resuming, and whose lock it holds. */
export type ActiveResume = {
  /** Identifies the flow. */
  readonly id: string
  /** The outcome; undefined if the resume fails or is stopped. */
  readonly end: Promise<ResumedFlow | undefined>
  /** Stops the resume and deletes the flow; resolves once that is done. */
  discard(): Promise<unknown>
}

/** The abort reason of a resume whose flow is to be deleted. */
export const discarded = /* @__PURE__ */ new Error('The flow was discarded.')

const resumesByPage = /* @__PURE__ */ new WeakMap<
  Locks,
  Map<string, ActiveResume>
>()

/** The resume of this page that holds a lock; undefined if there is none. */
export function getActiveResume(
  locks: Locks,
  key: string,
): ActiveResume | undefined {
  return resumesByPage.get(locks)?.get(key)
}

/** Runs a resume, and lets the rest of the page find it while it runs. */
export async function trackResume(
  locks: Locks,
  { id, key, signal }: { id: string; key: string; signal?: AbortSignal },
  resume: (signal: AbortSignal) => Promise<ResumedFlow | undefined>,
): Promise<ResumedFlow | undefined> {
  const resumes = resumesByPage.get(locks) ?? new Map<string, ActiveResume>()
  resumesByPage.set(locks, resumes)
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  const running = resume(controller.signal)
  const end = running.catch(() => undefined)
  const discard = () => {
    controller.abort(discarded)
    return end
  }
  resumes.set(key, { id, end, discard })
  try {
    return await running
  } finally {
    resumes.delete(key)
    signal?.removeEventListener('abort', abort)
  }
}
