import { describeFunds } from '../../describeError.js'
import { checked } from '../../errors.js'
import type { CommonLabels } from '../../labels/commonLabels.js'
import type { FailureLabels } from '../../labels/failureLabels.js'
import { isolate } from '../../labels/isolate.js'
import type { StepLabels } from '../../labels/stepLabels.js'
import type { StepProgress } from '../../steps/model/progress.js'
import {
  describeStep,
  type StepDescription,
  type StepSurroundings,
} from './describeStep.js'

/** Texts of a flow's steps. */
export type StepsDescription = {
  /** Text for screen readers; stays the same while nothing changes. */
  announcement: string
  /** The steps, in order. */
  steps: readonly ShownStep[]
}

/** A step as shown in the list. */
export type ShownStep = StepDescription & {
  /** The transaction to link; only on the first step that shares it. */
  hash: StepProgress['hash']
  /** The step itself. */
  step: StepProgress
}

/**
 * Returns the texts, statuses and links of a flow's steps, and the announcement
 * for screen readers.
 *
 * @example
 * import { describeSteps, useBuy } from 'marketkit'
 * import { en } from 'marketkit/locales'
 *
 * const { progress } = useBuy()
 * const { steps } = describeSteps(progress?.steps ?? [], en.labels)
 */
export function describeSteps(
  steps: readonly StepProgress[],
  labels: CommonLabels & FailureLabels & StepLabels,
  options: DescribeStepsOptions = {},
): StepsDescription {
  return checked(() => {
    const { explainFailure = true, hints, subject } = options
    const described = steps.map((step, position): ShownStep => {
      const { text, walletMessage, ...rest } = describeStep(
        step,
        labels,
        subject,
        options,
      )
      const isToldElsewhere =
        (step.error && !explainFailure) ||
        isShownBefore(step, steps[position - 1])
      const hint = rest.state === 'waiting' ? hints?.[step.id] : undefined
      const funds = step.error && describeFunds(step.error, labels, steps)
      return {
        ...rest,
        hash: steps.some((it) => isShownBefore(step, it))
          ? undefined
          : step.hash,
        step,
        text: isToldElsewhere
          ? hint
          : [text ?? hint, funds].filter(Boolean).join(' ') || undefined,
        ...(!isToldElsewhere && walletMessage && { walletMessage }),
      }
    })
    const current = described.findIndex(
      ({ state, text }) => text && state !== 'waiting',
    )
    const shown = described[current]
    const sentence =
      shown?.text &&
      labels.stepNow(
        shown.title,
        shown.walletMessage
          ? `${shown.text} ${labels.walletSays} ${isolate`${shown.walletMessage}`}`
          : shown.text,
      )
    const stepNumber = labels.stepOf(current + 1, steps.length)
    return {
      announcement:
        sentence && steps.length > 1
          ? labels.pair(stepNumber, sentence)
          : (sentence ?? ''),
      steps: described,
    }
  })
}

/** Options of `describeSteps`. */
export type DescribeStepsOptions = StepSurroundings & {
  /** Whether to say why a step failed. @default true */
  explainFailure?: boolean | undefined
  /** Texts for steps that have not started, by step id. */
  hints?: Readonly<Record<string, string>> | undefined
  /** Subject of an approval: a currency or a collection. */
  subject?: string | undefined
}

function isShownBefore(step: StepProgress, before: StepProgress | undefined) {
  return Boolean(
    before &&
      before.index < step.index &&
      before.bundled &&
      step.bundled &&
      before.status === step.status &&
      before.hash === step.hash,
  )
}
