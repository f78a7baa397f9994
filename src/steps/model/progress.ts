import type { Hex } from 'viem'
import type {
  FundsMoved,
  Recovery,
  StepError,
  StepErrorReason,
} from '../../errors.js'
import type { OrderEnd } from '../../order/orderStatus.js'
import { deepFreeze } from '../platform/plainData.js'
import type { ReadableStep } from './readStep.js'

/** Why a step failed, as plain data. */
export type StepFailure = {
  /** Why the step failed. */
  reason: StepErrorReason
  /** Whether the step may have moved money or tokens. */
  fundsMoved: FundsMoved
  /** How the user can recover. */
  recovery: Recovery
  /** One sentence for a log line. */
  message: string
  /** The message of the underlying error. */
  details?: string | undefined
  /** The wallet's message. */
  walletMessage?: string | undefined
  /** Hash of the transaction, if one was sent. */
  hash?: Hex | undefined
}

/** The state of one step. */
export type StepProgress = {
  /** Position of the step in the list, from 0. */
  index: number
  /** Kind of the request: a transaction, a signature, a message or a post. */
  kind: ReadableStep['kind']
  /** The service's name of the step, such as `tokenApproval`. */
  id: string
  /** Hash of the transaction; changes if the user speeds it up. */
  hash?: Hex | undefined
  /** Id of the order that the step created. */
  orderId?: string | undefined
  /** Whether the user sped the transaction up. */
  repriced?: true | undefined
  /** Whether the wallet shows the step and its neighbours as one prompt. */
  bundled?: true | undefined
} & (
  | {
      /** `queued`: a smart account waits for more confirmations. */
      status:
        | 'waiting'
        | 'switching'
        | 'prompting'
        | 'confirming'
        | 'queued'
        | 'posting'
        | 'done'
      error?: undefined
    }
  | { status: 'failed'; error: StepFailure }
)

/** The state of one part of an `edit`, a `cancelMany` or a `listMany`. */
export type PartProgress = {
  /** Kind of the part. */
  kind: 'cancel' | 'list'
  /** `ended`: the order had already ended, so nothing was sent. */
  status: 'waiting' | 'working' | 'done' | 'ended' | 'failed'
  /** How its order had ended; only by the service if the flow is not `indexed`. */
  orderEnd?: OrderEnd | undefined
  /** Id of the order that the part created, if the service names it. */
  orderId?: string | undefined
}

/** The state of a flow. Frozen, and safe to store as JSON. */
export type Progress = {
  status: 'running' | 'success' | 'error'
  /**
   * `quoting`: fetches steps. `executing`: carries them out. `indexing`: waits
   * until the service shows the effect.
   */
  phase: 'quoting' | 'executing' | 'indexing'
  /** Position of the current step, from 0. */
  current: number
  /** The steps, in order; empty until they are fetched. */
  steps: readonly StepProgress[]
  /**
   * The parts of an `edit`, a `cancelMany` or a `listMany`, in order. Phase and
   * steps are those of the current part.
   */
  parts?: readonly PartProgress[] | undefined
  /** Identifies the flow, also after a reload. */
  flow?: string | undefined
  /** Set while the flow finishes an earlier run of the same intent. */
  resumed?: true | undefined
  /** Set if a reload would lose the flow, because nothing can be stored. */
  unsaved?: true | undefined
}

/** Called with the new state after every change. */
export type OnProgress = (progress: Progress) => void

type StepChange = (
  | { status: Exclude<StepProgress['status'], 'failed'> }
  | { status: 'failed'; error: StepFailure }
) &
  Partial<Pick<StepProgress, 'bundled' | 'hash' | 'orderId' | 'repriced'>>

export type ProgressReporter = ReturnType<typeof createProgress>

export function createProgress(
  flow: string,
  onProgress: OnProgress | undefined,
) {
  let progress: Progress = {
    status: 'running',
    phase: 'quoting',
    current: 0,
    steps: [],
    flow,
  }
  const set = (next: Progress) => {
    progress = deepFreeze(next)
    notify(onProgress, progress)
  }
  return {
    get: () => progress,
    run: (
      change: Partial<
        Pick<Progress, 'status' | 'phase' | 'resumed' | 'unsaved'>
      >,
    ) => set({ ...progress, ...change }),
    /** Replaces the parts. A part that starts has no steps yet. */
    parts(parts: readonly PartProgress[]) {
      const hasStarted = parts.some(({ status }) => status === 'working')
      const start = { phase: 'quoting', current: 0, steps: [] } as const
      set({ ...progress, parts, ...(hasStarted && start) })
    },
    begin: (steps: readonly ReadableStep[]) =>
      set({
        ...progress,
        phase: 'executing',
        resumed: undefined,
        steps: steps.map(({ id, index, kind }) => ({
          index,
          kind,
          id,
          status: 'waiting',
        })),
      }),
    /** Changes steps, and makes the first of them the current step. */
    step(
      indices: number | readonly number[],
      change: StepChange,
      also?: Pick<Progress, 'unsaved'>,
    ) {
      const changed = new Set([indices].flat())
      // The steps of an earlier run are not shown.
      if (!progress.steps.some(({ index }) => changed.has(index))) return
      set({
        ...progress,
        ...also,
        status: change.status === 'failed' ? 'error' : progress.status,
        current: Math.min(...changed),
        steps: progress.steps.map((step) =>
          changed.has(step.index)
            ? ({ ...step, ...change } as StepProgress)
            : step,
        ),
      })
    },
  }
}

export function notify<value>(
  listener: ((value: value) => void) | undefined,
  value: value,
): void {
  try {
    listener?.(value)
  } catch (error) {
    console.error(error)
  }
}

export function toStepFailure(error: StepError): StepFailure {
  return Object.freeze({
    reason: error.reason,
    fundsMoved: error.fundsMoved,
    recovery: error.recovery,
    message: error.shortMessage,
    ...(error.details ? { details: error.details } : {}),
    ...(error.walletMessage ? { walletMessage: error.walletMessage } : {}),
    ...(error.hash ? { hash: error.hash } : {}),
  })
}
