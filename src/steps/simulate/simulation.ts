import type { GuardFinding, StepErrorReason } from '../../errors.js'
import type { AssetChange, NewApproval } from './assetChanges.js'

/** What would happen if steps were carried out now. Frozen, JSON-safe. */
export type Simulation = {
  /** Whether all transactions were tried, the first one alone, or none. */
  simulated: 'full' | 'first' | 'none'
  /** Why not all: there are none, the node cannot, or it was too slow. */
  reason?: 'nothing' | 'unsupported' | 'timeout' | undefined
  /** The transaction that would fail, and why. */
  failure?:
    | {
        step: number
        reason: Extract<StepErrorReason, 'reverted' | 'insufficientFunds'>
        details?: string | undefined
      }
    | undefined
  /** What the account gains and loses; absent where the node does not tell. */
  changes?: readonly AssetChange<string>[] | undefined
  /** Who may take something afterwards; absent with `changes`. */
  approvals?: readonly NewApproval[] | undefined
  /** Gas of each transaction; absent where the node does not tell. */
  gas?: readonly { step: number; amount: string }[] | undefined
  /** What would not be as agreed. */
  findings: readonly GuardFinding[]
}
