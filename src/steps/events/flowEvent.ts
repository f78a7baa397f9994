import type { FundsMoved, StepErrorReason } from '../../errors.js'
import type { Environment } from '../base/environment.js'
import type { FlowKind } from '../base/intent.js'
import type { ReadableStep } from '../base/readStep.js'

/**
 * One thing that happened in a flow. Holds no address, hash, signature or key,
 * so that it may go to any analytics.
 */
export type FlowEvent = {
  /** Identifies the flow, also after a reload. */
  flow: string
  /** When it happened, in milliseconds since 1970. */
  at: number
} & (
  | {
      type: 'started'
      kind: FlowKind
      chainId: number
      /** Whether an earlier run of the same intent was found open. */
      resumed: boolean
    }
  | {
      type: 'quoted'
      /** What the steps ask for. */
      steps: readonly ReadableStep['kind'][]
    }
  | {
      type: 'prompted'
      /** Positions of the steps that the wallet shows, from 0. */
      steps: readonly number[]
    }
  | {
      type: 'answered'
      steps: readonly number[]
      /** Whether nobody waited for the answer any more. */
      late: boolean
    }
  | { type: 'mined' | 'queued' | 'repriced' | 'posted'; step: number }
  | {
      /**
       * `unsaved`: a reload would lose track of it. `consented`: the person
       * agreed to be asked again.
       */
      type: 'unsaved' | 'consented'
    }
  | {
      type: 'settled'
      /** Whether the service shows the effect. */
      shown: boolean
    }
  | {
      type: 'failed'
      /** The class of the error. */
      error: string
      reason?: StepErrorReason | undefined
      fundsMoved?: FundsMoved | undefined
      step?: number | undefined
    }
  | { type: 'succeeded' }
  | {
      /** What a flow of before had left open was settled. */
      type: 'resumed'
      status: 'done' | 'failed' | 'interrupted' | 'unresolved'
    }
)

/** Told of everything that happens in a flow. */
export type OnEvent = (event: FlowEvent) => void

type WithoutOrigin<event> = event extends FlowEvent
  ? Omit<event, 'flow' | 'at'>
  : never

/** Tells of something that happened in one flow. */
export type Emit = (event: WithoutOrigin<FlowEvent>) => void

/** Tells a listener; its fault must not stop a run that moves money. */
export function createEmitter(
  onEvent: OnEvent | undefined,
  environment: Environment,
  flow: string,
): Emit {
  return (event) => {
    try {
      onEvent?.(Object.freeze({ ...event, flow, at: environment.now() }))
    } catch (error) {
      console.error(error)
    }
  }
}
