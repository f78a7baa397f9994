import type { Hex } from 'viem'
import type {
  FundsMoved,
  Recovery,
  StepError,
  StepErrorReason,
} from '../../errors.js'
import type { ReadableStep } from './readStep.js'

/** Why a step failed, as plain data. */
export type StepFailure = {
  /** Why the step failed. */
  reason: StepErrorReason
  /** Whether this step may have moved money or tokens. */
  fundsMoved: FundsMoved
  /** What the person can do. */
  recovery: Recovery
  /** One sentence for a log line: what happened. */
  message: string
  /** Extra text from the place where it failed. */
  details?: string | undefined
  /** The transaction that it is about, when one was sent. */
  hash?: Hex | undefined
}

/** Where one step stands. */
export type StepProgress = {
  /** Position of the step in the list, from 0. */
  index: number
  /** What the step asks for, by what it carries. */
  kind: ReadableStep['kind']
  /** The service's own name of the step, such as `tokenApproval`. */
  id: string
  /** The transaction; changes when the person speeds it up. */
  hash?: Hex | undefined
  /** The order that the step created. */
  orderId?: string | undefined
  /** Whether the person sped it up: `hash` is not the first one. */
  repriced?: true | undefined
  /** Whether the wallet shows it together with its neighbours, as one prompt. */
  bundled?: true | undefined
} & (
  | {
      /** `queued`: a smart account collects confirmations. */
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

/** How an order ended without being cancelled by the flow. */
export type OrderEnd = 'filled' | 'cancelled' | 'expired'

/** Where one part of an `edit` or of a `cancelMany` stands. */
export type PartProgress = {
  /** What the part does. */
  kind: 'cancel' | 'list'
  /** `over`: its order had ended already, so nothing was sent. */
  status: 'waiting' | 'working' | 'done' | 'over' | 'failed'
  /** How its order had ended. */
  over?: OrderEnd | undefined
}

/** Where a run stands. Frozen, and safe to store as JSON. */
export type Progress = {
  /** Whether it runs, or how it ended. */
  status: 'running' | 'success' | 'error'
  /** What a flow does: asking for steps, carrying them out, or refreshing. */
  phase: 'quoting' | 'executing' | 'settling'
  /** Position of the step at work, from 0. */
  current: number
  /** The steps, in order; empty while they are asked for. */
  steps: readonly StepProgress[]
  /**
   * The parts of an `edit` or of a `cancelMany`, in order. Phase and steps are
   * those of the part at work.
   */
  parts?: readonly PartProgress[] | undefined
  /** Identifies the flow, also after a reload. */
  flow?: string | undefined
  /** Set while what an earlier run of the same intent has left is settled. */
  resumed?: true | undefined
  /** Set when a reload would lose track of it: nothing can be stored here. */
  unsaved?: true | undefined
}

/** Told of every change. */
export type OnProgress = (progress: Progress) => void

/** What becomes of a step in one change. */
type Change = (
  | { status: Exclude<StepProgress['status'], 'failed'> }
  | { status: 'failed'; error: StepFailure }
) &
  Partial<Pick<StepProgress, 'bundled' | 'hash' | 'orderId' | 'repriced'>>

/** Keeps the progress of one run and reports every change of it. */
export type ProgressReporter = {
  /** The latest state. */
  get(): Progress
  /** Shows the steps that are to be carried out. */
  begin(steps: readonly ReadableStep[]): void
  /** Changes steps and makes the first of them the current one. */
  step(
    indices: number | readonly number[],
    change: Change,
    also?: Partial<Pick<Progress, 'unsaved'>>,
  ): void
  /** Changes the run itself. */
  run(
    change: Partial<Pick<Progress, 'status' | 'phase' | 'resumed' | 'unsaved'>>,
  ): void
  /** Shows where the parts stand; a part that begins has no steps yet. */
  parts(parts: readonly PartProgress[]): void
}

/** Starts the progress of a run. */
export function createProgress(
  flow: string,
  onProgress: OnProgress | undefined,
): ProgressReporter {
  let progress: Progress = {
    status: 'running',
    phase: 'quoting',
    current: 0,
    steps: Object.freeze([]),
    flow,
  }
  const set = (next: Progress) => {
    progress = Object.freeze(next)
    notify(onProgress, progress)
  }
  return {
    get: () => progress,
    run: (change) => set({ ...progress, ...change }),
    parts: (parts) =>
      set({
        ...progress,
        parts: Object.freeze(parts.map((part) => Object.freeze(part))),
        ...(parts.some(({ status }) => status === 'working') && {
          phase: 'quoting' as const,
          current: 0,
          steps: Object.freeze([]),
        }),
      }),
    begin: (steps) =>
      set({
        ...progress,
        phase: 'executing',
        resumed: undefined,
        steps: Object.freeze(
          steps.map(({ id, index, kind }) =>
            Object.freeze({ index, kind, id, status: 'waiting' as const }),
          ),
        ),
      }),
    step(indices, change, also) {
      const changed = new Set([indices].flat())
      // What an earlier run has left is settled out of sight.
      if (!progress.steps.some(({ index }) => changed.has(index))) return
      set({
        ...progress,
        ...also,
        status: change.status === 'failed' ? 'error' : progress.status,
        current: Math.min(...changed),
        steps: Object.freeze(
          progress.steps.map((step) =>
            changed.has(step.index)
              ? Object.freeze({ ...step, ...change } as StepProgress)
              : step,
          ),
        ),
      })
    },
  }
}

/** Tells a listener; its fault must not stop a run that moves money. */
export function notify<news>(
  listener: ((news: news) => void) | undefined,
  news: news,
): void {
  try {
    listener?.(news)
  } catch (error) {
    console.error(error)
  }
}

/** The facts of an error as plain data. */
export function toStepFailure(error: StepError): StepFailure {
  return Object.freeze({
    reason: error.reason,
    fundsMoved: error.fundsMoved,
    recovery: error.recovery,
    message: error.shortMessage,
    ...(error.details ? { details: error.details } : {}),
    ...(error.hash ? { hash: error.hash } : {}),
  })
}
