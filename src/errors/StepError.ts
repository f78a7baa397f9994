import { MarketKitError } from './MarketKitError.js'

/** Why a step failed. */
export type StepErrorReason =
  /** Declined in the wallet. */
  | 'rejected'
  /** Another account is connected than the one that acts, or none. */
  | 'wrongAccount'
  /** The wallet did not switch to the chain. */
  | 'wrongChain'
  /**
   * The wallet shows a request already, or another flow of the account has not
   * ended. A wallet that never answers keeps it so until two minutes after that
   * flow was aborted: have the person decline it in the wallet, and try again.
   */
  | 'walletBusy'
  /** The browser blocked the window of the wallet. */
  | 'popupBlocked'
  /** It failed in the wallet. */
  | 'wallet'
  /** It costs more than the account holds. */
  | 'insufficientFunds'
  /** The contract refuses it. */
  | 'reverted'
  /** Another transaction took its place. */
  | 'replaced'
  /**
   * What was mined is not what was reviewed, or does not show its effect:
   * neither the transaction nor its events are those that were agreed on.
   */
  | 'altered'
  /** Cancelled in the wallet after it was sent. */
  | 'cancelled'
  /** Sent, but not confirmed within `timeout`. */
  | 'notConfirmed'
  /** A smart account collects confirmations. */
  | 'queued'
  /** Nobody can tell what became of it; `consent` prompts again. */
  | 'unresolved'
  /**
   * The same intent is under way in another tab, or waits there for a wallet
   * that never answers: until two minutes after it was aborted. Go on there, or
   * close that tab and try again.
   */
  | 'running'
  /**
   * The service did not take what was to be posted. If it refused a signed
   * order, `fundsMoved` is `maybe`: the order can be filled until it ends.
   */
  | 'post'
  /** `signal` stopped it. */
  | 'aborted'

/** Whether money or tokens may have moved before a failure. */
export type FundsMoved = 'no' | 'maybe' | 'yes'

/**
 * What helps after a failure: trying again, waiting and then trying again,
 * posting the signed order again or cancelling it (`repostOrder`,
 * `cancelSignedOrder`), looking into the wallet first, connecting a wallet,
 * switching account or network, having more money; or nothing that a person
 * could do.
 */
export type Recovery =
  | 'retry'
  | 'repost'
  | 'wait'
  | 'check'
  | 'reconnect'
  | 'switch'
  | 'fund'
  | 'none'

/** Thrown when a step was understood but did not come to its end. */
export class StepError extends MarketKitError {
  override name = 'StepError'
  /** Why the step failed. */
  declare readonly reason: StepErrorReason
  /** Position of the step in the list, from 0. */
  declare readonly index: number
  /** Whether this step may have moved money or tokens. */
  declare readonly fundsMoved: FundsMoved
  /** The transaction, when one was sent. */
  declare readonly hash: `0x${string}` | undefined
  /** What the person can do. */
  declare readonly recovery: Recovery

  constructor(parameters: {
    cause?: unknown
    details?: string | undefined
    fundsMoved: FundsMoved
    hash?: `0x${string}` | undefined
    index: number
    reason: StepErrorReason
    /** @default what helps after such a failure as a rule */
    recovery?: Recovery | undefined
  }) {
    const { cause, details, fundsMoved, hash, index, reason } = parameters
    const [usual, usualText] = stepErrors[reason]
    const wanted = parameters.recovery ?? usual
    const isAway = reason === 'wrongAccount' && wanted === 'reconnect'
    const text = isAway ? 'needs a wallet, and none is connected.' : usualText
    const isDoubtful = wanted === 'retry' && fundsMoved === 'maybe'
    const recovery = isDoubtful ? 'check' : wanted
    super(`Step ${index + 1} ${text}`, {
      cause,
      details,
      facts: { reason, index, fundsMoved, hash, recovery },
      metaMessages: [hash && `Transaction: ${hash}`],
    })
  }
}

/** What helps after a failure as a rule, and what happened. */
const stepErrors: Record<StepErrorReason, [Recovery, string]> = {
  rejected: ['retry', 'was rejected in the wallet.'],
  wrongAccount: ['switch', 'needs another account than the one connected.'],
  wrongChain: ['switch', 'needs another chain, and the wallet did not switch.'],
  walletBusy: ['check', 'has to wait: the wallet already shows a request.'],
  popupBlocked: [
    'retry',
    'could not be shown: the browser blocked the window of the wallet.',
  ],
  wallet: ['retry', 'failed in the wallet.'],
  insufficientFunds: ['fund', 'costs more than the account holds.'],
  reverted: ['retry', 'was refused by the contract.'],
  replaced: ['check', 'was replaced in the wallet by another transaction.'],
  altered: ['check', 'was carried out differently from what was reviewed.'],
  cancelled: ['retry', 'was cancelled in the wallet after it was sent.'],
  notConfirmed: ['wait', 'was sent, but is not confirmed yet.'],
  queued: ['wait', 'waits in the wallet for further confirmations.'],
  unresolved: [
    'check',
    'may have been carried out before; what became of it is unknown.',
  ],
  running: ['wait', 'is already under way.'],
  post: ['retry', 'was not accepted by the service.'],
  aborted: ['retry', 'was stopped.'],
}
