import type { FundsMoved, StepErrorReason } from '../../errors.js'
import type { FlowKind } from '../model/intent.js'
import { notify } from '../model/progress.js'
import type { ReadableStep } from '../model/readStep.js'
import type { Environment } from '../platform/environment.js'

/**
 * An event of a flow. Contains no address, hash, signature or key, so you may
 * send it to any analytics.
 */
export type FlowEvent = {
  /** Identifies the flow, also after a reload. */
  flow: string
  /** Unix time in milliseconds. */
  at: number
} & (
  | {
      type: 'started'
      kind: FlowKind
      chainId: number
      /** Whether the flow continues an earlier run of the same intent. */
      resumed: boolean
    }
  | {
      type: 'quoted'
      steps: readonly ReadableStep['kind'][]
    }
  | {
      type: 'prompted'
      /** Positions of the steps in the wallet prompt, from 0. */
      steps: readonly number[]
    }
  | {
      type: 'answered'
      steps: readonly number[]
      /** Whether the wallet answered after the flow was aborted. */
      late: boolean
    }
  | { type: 'mined' | 'queued' | 'repriced' | 'posted'; step: number }
  | {
      /**
       * `unsaved`: a reload would lose the flow. `acknowledged`: the user agreed
       * to a new prompt.
       */
      type: 'unsaved' | 'acknowledged'
    }
  | {
      type: 'indexed'
      /** Whether the service already shows the effect. */
      shown: boolean
    }
  | {
      type: 'failed'
      /** The name of the error class. */
      error: string
      reason?: StepErrorReason | undefined
      fundsMoved?: FundsMoved | undefined
      step?: number | undefined
    }
  | { type: 'succeeded' }
  | {
      /** An earlier flow was resumed. */
      type: 'resumed'
      status: 'done' | 'failed' | 'interrupted' | 'refused' | 'unresolved'
    }
)

/** Called with every event of a flow. */
export type OnEvent = (event: FlowEvent) => void

type WithoutOrigin<event> = event extends FlowEvent
  ? Omit<event, 'flow' | 'at'>
  : never

export type Emit = (event: WithoutOrigin<FlowEvent>) => void

/** Creates the emitter of a flow. An error of the listener is only logged. */
export function createEmitter(
  onEvent: OnEvent | undefined,
  environment: Environment,
  flow: string,
): Emit {
  return (event) =>
    onEvent &&
    notify(onEvent, Object.freeze({ ...event, flow, at: environment.now() }))
}
