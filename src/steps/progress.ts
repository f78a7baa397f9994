import type { Hex } from 'viem'
import type { FundsMoved, StepError, StepErrorReason } from '../errors.js'
import type { ReadableStep } from './readStep.js'

/** Why a step failed, as plain data. */
export type StepFailure = {
  /** Why the step failed. */
  reason: StepErrorReason
  /** Whether this step may have moved money or tokens. */
  fundsMoved: FundsMoved
  /** One sentence for a log line: what happened. */
  message: string
  /** Extra text from the place where it failed. */
  details?: string | undefined
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
} & (
  | {
      status: 'waiting' | 'switching' | 'prompting' | 'posting' | 'done'
      error?: undefined
    }
  | { status: 'confirming'; hash: Hex; error?: undefined }
  | { status: 'failed'; error: StepFailure }
)

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
}

/** Told of every change. */
export type OnProgress = (progress: Progress) => void

/** What becomes of a step in one change. */
type Change =
  | { status: Exclude<StepProgress['status'], 'confirming' | 'failed'> }
  | { status: 'confirming'; hash: Hex }
  | { status: 'done'; hash?: Hex | undefined; orderId?: string | undefined }
  | { status: 'failed'; error: StepFailure }

/** Keeps the progress of one run and reports every change of it. */
export type ProgressReporter = {
  /** The latest state. */
  get(): Progress
  /** Changes one step and makes it the current one. */
  step(index: number, change: Change): void
  /** Changes the run itself. */
  run(change: Partial<Pick<Progress, 'status' | 'phase'>>): void
}

/** Starts the progress of a run. */
export function createProgress(
  steps: readonly ReadableStep[],
  onProgress: OnProgress | undefined,
): ProgressReporter {
  let progress: Progress
  const set = (next: Progress) => {
    progress = Object.freeze(next)
    notify(onProgress, progress)
  }
  set({
    status: 'running',
    phase: 'executing',
    current: 0,
    steps: Object.freeze(
      steps.map(({ id, index, kind }) =>
        Object.freeze({ index, kind, id, status: 'waiting' as const }),
      ),
    ),
  })
  return {
    get: () => progress,
    run: (change) => set({ ...progress, ...change }),
    step: (index, change) =>
      set({
        ...progress,
        status: change.status === 'failed' ? 'error' : progress.status,
        current: index,
        steps: Object.freeze(
          progress.steps.map((step) =>
            step.index === index
              ? Object.freeze({ ...step, ...change } as StepProgress)
              : step,
          ),
        ),
      }),
  }
}

/** Tells a listener; its fault must not stop a run that moves money. */
export function notify(
  onProgress: OnProgress | undefined,
  progress: Progress,
): void {
  try {
    onProgress?.(progress)
  } catch (error) {
    console.error(error)
  }
}

/** The facts of an error as plain data. */
export function toStepFailure(error: StepError): StepFailure {
  return Object.freeze({
    reason: error.reason,
    fundsMoved: error.fundsMoved,
    message: error.shortMessage,
    ...(error.details ? { details: error.details } : {}),
  })
}
