import type { GuardFinding, StepErrorReason } from '../../errors.js'
import type { AssetChange, NewApproval } from '../base/transferLogs.js'

/** Outcome of trying steps on the current state. Frozen, JSON-safe. */
export type Simulation = {
  /** Whether all transactions were tried, only the first one, or none. */
  simulated: 'full' | 'first' | 'none'
  /** Why not all: there are none, the node cannot do it, or it was too slow. */
  reason?: 'nothing' | 'unsupported' | 'timeout' | undefined
  /** The transaction that would fail, and why. */
  failure?:
    | {
        step: number
        reason: Extract<StepErrorReason, 'reverted' | 'insufficientFunds'>
        details?: string | undefined
      }
    | undefined
  /** What the account gains and loses; absent if the node does not report it. */
  changes?: readonly AssetChange<string>[] | undefined
  /** Allowances and approvals given; absent without `changes`. */
  approvals?: readonly NewApproval[] | undefined
  /** Gas of each transaction; absent if the node does not report it. */
  gas?: readonly { step: number; amount: string }[] | undefined
  /** Mismatches with the intent, and checks that the node did not answer. */
  findings: readonly GuardFinding[]
}
