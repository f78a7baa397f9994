import { MarketKitError } from './MarketKitError.js'
import { redact } from './redact.js'
import type { SignedOrder } from './signedOrder.js'

/** Why a step failed. */
export type StepErrorReason =
  /** The user rejected the request in the wallet. */
  | 'rejected'
  /** No wallet is connected, or another account than the flow's. */
  | 'wrongAccount'
  /** The wallet did not switch to the chain of the flow. */
  | 'wrongChain'
  /**
   * The wallet has an open request, or another flow of the account is running.
   * Ask the user to reject the open request in the wallet, then retry. A
   * request without an answer blocks the account until two minutes after its
   * flow is aborted.
   */
  | 'walletBusy'
  /** The browser blocked the pop-up window of the wallet. */
  | 'popupBlocked'
  /** The wallet is locked, or its device is. */
  | 'locked'
  /**
   * The hardware wallet is not ready: it is not connected, another app is open on
   * it, or blind signing is off.
   */
  | 'device'
  /** The connection to the wallet has ended, such as a WalletConnect session. */
  | 'session'
  /** The wallet does not support the request. */
  | 'unsupported'
  /** The wallet returned another error. */
  | 'wallet'
  /** The account cannot pay the price or the gas, or an allowance is too low. */
  | 'insufficientFunds'
  /** The transaction reverted, or would revert. */
  | 'reverted'
  /** Another transaction with the same nonce replaced the transaction. */
  | 'replaced'
  /**
   * The mined transaction is not the reviewed one, or its logs do not show the
   * agreed effect.
   */
  | 'altered'
  /** The user cancelled the sent transaction in the wallet. */
  | 'cancelled'
  /** The transaction was sent, but not confirmed within `timeout`. */
  | 'notConfirmed'
  /** The smart account waits for confirmations of other owners. */
  | 'queued'
  /**
   * The outcome of an earlier request is unknown. With `signed`, an order for
   * the same token is signed already and may be live. Pass `unresolved` as `acknowledge`
   * to continue anyway.
   */
  | 'unresolved'
  /**
   * The same intent, or one with the same order, is running in another tab.
   * Finish it there, or close that tab and retry. A wallet request without an
   * answer keeps it running until two minutes after it is aborted.
   */
  | 'running'
  /**
   * The service refused the post of the step, or its answer was lost. If the
   * post contained a signed order, `fundsMoved` is `maybe`: anyone who has the
   * signature can fill the order until it expires. `recovery` is `repost` after
   * a refusal and `retry` after a lost answer; both post the same signature.
   */
  | 'post'
  /** `signal` aborted the flow. */
  | 'aborted'

/** Whether money or tokens moved before an error. */
export type FundsMoved = 'no' | 'maybe' | 'yes'

/** The action that a user can take after an error. */
export type Recovery =
  /** Retry. */
  | 'retry'
  /** Post the signed order again (`repostOrder`) or cancel it (`cancelSignedOrder`). */
  | 'repost'
  /** Wait, then retry. */
  | 'wait'
  /** Look at the wallet's activity before a retry: a request may be pending. */
  | 'check'
  /** Connect a wallet. */
  | 'reconnect'
  /** Switch the account or network in the wallet. */
  | 'switch'
  /** Add funds to the account. */
  | 'fund'
  /** Nothing. */
  | 'none'

/** Thrown when a valid step fails. */
export class StepError extends MarketKitError {
  override readonly name = 'StepError'
  /** Why the step failed. */
  declare readonly reason: StepErrorReason
  /** Position of the step in the list, from 0. */
  declare readonly index: number
  /** Whether the step may have moved money or tokens. */
  declare readonly fundsMoved: FundsMoved
  /** Hash of the transaction, if one was sent. */
  declare readonly hash: `0x${string}` | undefined
  /** The action that the user can take. */
  declare readonly recovery: Recovery
  /**
   * The wallet's message about its error: at most 200 characters, none of which
   * hides. `details` has them, too.
   */
  declare readonly walletMessage: string | undefined
  /**
   * The signed order that may be live, and the id of the flow that signed it.
   * `order` is absent if it cannot be read.
   */
  declare readonly signed:
    | { flow: string; order?: SignedOrder | undefined }
    | undefined
  /**
   * The flows and signed orders whose outcome is unknown. Pass it as `acknowledge`
   * once the user agrees to continue although they may be carried out.
   */
  declare readonly unresolved: readonly string[] | undefined

  constructor(parameters: {
    cause?: unknown
    details?: string | undefined
    unresolved?: readonly string[] | undefined
    fundsMoved: FundsMoved
    hash?: `0x${string}` | undefined
    index: number
    reason: StepErrorReason
    /** @default depends on `reason` */
    recovery?: Recovery | undefined
    signed?: StepError['signed']
    walletMessage?: string | undefined
  }) {
    const { cause, details, fundsMoved, hash, index, reason } = parameters
    const { unresolved, signed } = parameters
    const walletMessage = redact(parameters.walletMessage ?? '')
    const [defaultRecovery, defaultText] = stepErrors[reason]
    // A new quote has the missing approval.
    const isUnapproved =
      reason === 'insufficientFunds' && /^ERC20.*allowance/i.test(details ?? '')
    const wanted =
      parameters.recovery ?? (isUnapproved ? 'retry' : defaultRecovery)
    const isDisconnected = reason === 'wrongAccount' && wanted === 'reconnect'
    const text = isDisconnected
      ? 'needs a wallet, and none is connected.'
      : defaultText
    // A retry of a post sends the same signature, and prompts nothing.
    const isInDoubt =
      wanted === 'retry' && fundsMoved === 'maybe' && reason !== 'post'
    const recovery = isInDoubt ? 'check' : wanted
    super(`The step ${text}`, {
      cause,
      details,
      facts: {
        reason,
        index,
        fundsMoved,
        hash,
        recovery,
        ...(signed && { signed }),
        ...(unresolved && { unresolved }),
        ...(walletMessage && { walletMessage }),
      },
      metaMessages: [hash && `Transaction: ${hash}`],
    })
  }
}

/**
 * Default recovery, and the end of the message. The message has no number: a
 * flow counts the steps of each of its parts, and the page counts the parts.
 */
const stepErrors: Record<StepErrorReason, [Recovery, string]> = {
  rejected: ['retry', 'was rejected in the wallet.'],
  wrongAccount: ['switch', 'needs another account than the connected one.'],
  wrongChain: ['switch', 'needs another chain, and the wallet did not switch.'],
  walletBusy: [
    'check',
    'cannot start: the wallet is busy with another request.',
  ],
  popupBlocked: [
    'retry',
    'was not shown: the browser blocked the pop-up window of the wallet.',
  ],
  locked: ['retry', 'needs an unlocked wallet.'],
  device: ['retry', 'was not signed: the hardware wallet is not ready.'],
  session: ['reconnect', 'did not reach the wallet: the connection has ended.'],
  unsupported: ['none', 'is not supported by the wallet.'],
  wallet: ['retry', 'failed in the wallet.'],
  insufficientFunds: ['fund', 'costs more than the account holds or allows.'],
  reverted: ['retry', 'was reverted by the contract.'],
  replaced: ['check', 'was replaced by another transaction.'],
  altered: ['check', 'was not carried out as reviewed.'],
  cancelled: ['retry', 'was cancelled in the wallet after it was sent.'],
  notConfirmed: ['wait', 'was sent, but is not confirmed yet.'],
  queued: ['wait', 'waits for more confirmations in the wallet.'],
  unresolved: [
    'check',
    'may have been carried out before; its outcome is unknown.',
  ],
  running: ['wait', 'is already running.'],
  post: ['retry', 'was not accepted by the service.'],
  aborted: ['retry', 'was aborted.'],
}
