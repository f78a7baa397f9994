import { describeFailure } from '../../describeError.js'
import type { FailureLabels } from '../../labels/failureLabels.js'
import type { StepLabels } from '../../labels/stepLabels.js'
import type { StepProgress } from '../../steps/model/progress.js'

/** Texts and status of a step. */
export type StepDescription = {
  /** Action of the step, in a few words. */
  title: string
  /** One sentence about the current state; undefined if there is none. */
  text?: string | undefined
  /** The wallet's own text about a failure. */
  walletMessage?: string | undefined
  /** Status of the step. */
  state: 'waiting' | 'working' | 'done' | 'failed'
}

/** Facts about the wallet. */
export type StepSurroundings = {
  /** How many owners must sign, if the account has several. */
  owners?: number | undefined
  /** Name of the wallet. */
  wallet?: string | undefined
}

const titles = [
  'buy',
  'sell',
  'createListing',
  'createOffer',
  'cancel',
] as const

export function describeStep(
  step: StepProgress,
  labels: FailureLabels & StepLabels,
  /** A currency or a collection. */
  subject: string = labels.approveCollection,
  { owners, wallet }: StepSurroundings = {},
): StepDescription {
  const { error, id, kind, status } = step
  const known = titles.find((title) => title === id)
  const title =
    id === 'tokenApproval'
      ? labels['stepTitle.tokenApproval'](subject)
      : labels[`stepTitle.${known ?? kind}`]
  const isEnded = status === 'done' || status === 'failed'
  const state = isEnded || status === 'waiting' ? status : 'working'
  if (error) return { title, state, ...describeFailure(error, labels) }
  if (status === 'waiting' || status === 'done') return { title, state }
  const isOnePrompt = step.bundled && status === 'prompting'
  const isSpedUp = step.repriced && status === 'confirming'
  const now = isOnePrompt ? 'bundled' : isSpedUp ? 'repriced' : status
  if (now === 'queued' && owners)
    return { title, state, text: labels['stepText.queuedFor'](owners) }
  const isAsked =
    now === 'bundled' || now === 'prompting' || now === 'switching'
  const text =
    isAsked && wallet
      ? labels[`stepText.${now}In`](wallet)
      : labels[`stepText.${now}`]
  return { title, state, text }
}
