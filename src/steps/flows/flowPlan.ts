import type { MarketplaceClient } from '../../rpc/client.js'
import type { Step } from '../../rpc/schemas.js'
import type { Result, ResumedFlow } from '../journal/results.js'
import type { FlowIntent, Intent, PartIntent } from '../model/intent.js'
import type { PartProgress } from '../model/progress.js'
import type { Environment } from '../platform/environment.js'
import type { FlowStorage } from '../platform/storage.js'
import type { ReviewParameters } from '../review/reviewSteps.js'
import type { Run, RunParameters } from '../run/run.js'
import type { Missed } from './purchaseResult.js'
import type { ServiceReader } from './waitUntilIndexed.js'

/** Parameters of every flow. */
export type FlowParameters = RunParameters

/** Parameters of flows of several parts. */
export type MultiPartFlowParameters = FlowParameters & {
  /**
   * Once it aborts, an `edit`, a `cancelMany` or a `listMany` stops before its
   * next part, or before the first prompt of the current part.
   */
  stop?: AbortSignal | undefined
}

/** The result of every flow. */
export type FlowResult = Result & {
  /**
   * Whether the service already shows the effect. For a cancellation, also
   * whether the chain says that the order is cancelled in its book; false if the
   * order's hash or book is not known, or if it may be open in another Seaport.
   */
  indexed: boolean
}

/** The result of a flow of any kind. */
export type AnyFlowResult = FlowResult &
  Missed & {
    /** The parts of an `edit`, a `cancelMany` or a `listMany`, in order. */
    parts?: readonly PartProgress[] | undefined
  }

export type FlowPlan = {
  /** The intent of the flow. Intents with the same identity share one record. */
  intent: FlowIntent
  /** Returns how one of its parts is carried out. */
  planPart(part: PartIntent): PartPlan
}

export type PartPlan = {
  intent: Intent
  /** Returns the steps of the part. */
  quote(
    run: Pick<Run, 'chainId' | 'client' | 'signal'>,
  ): Promise<readonly Step[]>
  /** Returns whether the service shows the effect. */
  isShown(reader: ServiceReader, result: Result & Missed): Promise<boolean>
}

/** The intent to verify the steps of a host with, or `policy: 'off'`. */
export type StepsAgreement =
  | {
      /** The intent that the user agreed to. */
      intent: Intent
    }
  | {
      intent?: undefined
      /** Verifies nothing: only the wallet's own prompt shows the request. */
      policy: 'off'
    }

/** Parameters of a flow whose steps the host fetched. */
export type StepsParameters = RunParameters &
  ReviewParameters &
  StepsAgreement & {
    /** Chain of the steps. */
    chainId: number
    /** The steps, as the service sent them. */
    steps: readonly Step[]
  }

/** How the flows of an earlier page are resumed. */
export type ResumeParameters = Omit<
  RunParameters,
  'acknowledge' | 'batch' | 'onProgress'
> & {
  /** Chain of the flows. @default all of the config */
  chainId?: number | undefined
  /** Called with each flow once its outcome is found or stays unknown. */
  onResumed?: ((flow: ResumedFlow) => void) | undefined
  /**
   * Whether to wait for flows that another tab carries out, and to take them
   * over if that tab dies. @default false
   */
  takeOver?: boolean | undefined
}

/** Where the flow to forget is stored. */
export type ForgetParameters = {
  /** Forgets only flows of this project. @default those of any */
  client?: MarketplaceClient | undefined
  /** Replaces the storage or the locks. */
  environment?: Partial<Environment> | undefined
  /** Where the flow is stored. @default `localStorage`, else memory */
  storage?: FlowStorage | undefined
}

export type Forgotten = 'forgotten' | 'running' | 'notFound'
