import { describeFailure } from '../../describeError.js'
import type { FailureLabels } from '../../labels/failureLabels.js'
import type { StepProgress } from '../../steps/base/progress.js'
import type { StepLabels } from './stepLabels.js'

/** How a step is shown. */
export type StepDescription = {
  /** What the step does. */
  title: string
  /** One sentence about what happens now; absent when there is none. */
  text?: string | undefined
  /** Which mark stands before it. */
  state: 'waiting' | 'working' | 'done' | 'failed'
}

/** What is known of the wallet that carries steps out. */
export type StepSurroundings = {
  /** How many owners of the account have to sign, where it has several. */
  owners?: number | undefined
  /** What people call the wallet. */
  wallet?: string | undefined
}

const states = {
  waiting: 'waiting',
  switching: 'working',
  prompting: 'working',
  confirming: 'working',
  queued: 'working',
  posting: 'working',
  done: 'done',
  failed: 'failed',
} as const satisfies Record<StepProgress['status'], StepDescription['state']>

const titles = [
  'buy',
  'sell',
  'createListing',
  'createOffer',
  'cancel',
] as const

/**
 * Decides what is said of a step, and which mark it gets.
 */
export function describeStep(
  step: StepProgress,
  labels: FailureLabels & StepLabels,
  /** What an approval is about: a currency or a collection. */
  subject: string = labels.approveCollection,
  /** What is known of the wallet. */
  { owners, wallet }: StepSurroundings = {},
): StepDescription {
  const { error, id, kind, status } = step
  const known = titles.find((title) => title === id)
  const title =
    id === 'tokenApproval'
      ? labels['stepTitle.tokenApproval'](subject)
      : labels[`stepTitle.${known ?? kind}`]
  const state = states[status]
  if (error) return { title, state, text: describeFailure(error, labels) }
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
