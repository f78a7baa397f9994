'use client'
import type { useRender } from '@base-ui/react/use-render'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import type { StepProgress } from '../../steps/progress.js'
import { useLabels } from '../parts/useLabels.js'
import { usePart } from '../parts/usePart.js'
import { describeStep, type StepDescription } from './describeStep.js'
import { TransactionLink } from './TransactionLink.js'

/**
 * The steps of a flow, from top to bottom, with the one at work explained and
 * announced to screen readers. Renders a `<div>` element.
 *
 * - `data-state` on each step: `waiting`, `working`, `done` or `failed`
 * - `data-bundled` on steps that the wallet shows as one
 *
 * @example
 * import { StepsProgress, useBuy } from 'marketkit'
 *
 * const { progress } = useBuy()
 *
 * <StepsProgress chainId={137} steps={progress?.steps ?? []} />
 */
export const StepsProgress = /* @__PURE__ */ forwardRef(function StepsProgress(
  {
    chainId,
    explainFailure = true,
    hints,
    steps,
    subject,
    ...props
  }: StepsProgress.Props,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const labels = useLabels()
  const described = steps.map((step, position) => {
    const description = describeStep(step, labels, subject)
    const quiet =
      (step.error && !explainFailure) || isToldBefore(step, steps[position - 1])
    return { ...description, step, text: quiet ? undefined : description.text }
  })
  const current = described.find(({ text }) => text)
  return usePart<'div', Record<never, never>>({
    name: 'steps',
    own: {
      children: (
        <>
          <ol data-mk="steps-list">
            {described.map(({ state, step, text, title }) => (
              <li
                data-bundled={step.bundled && ''}
                data-mk="step"
                data-state={state}
                key={step.index}
              >
                <span data-mk="step-mark">{marks[state]}</span>
                <div data-mk="step-content">
                  <span data-mk="step-title">{title}</span>
                  {step.hash && !steps.some((it) => isToldBefore(step, it)) && (
                    <TransactionLink chainId={chainId} hash={step.hash} />
                  )}
                  {(text ?? (state === 'waiting' && hints?.[step.id])) && (
                    <div data-mk="reveal">
                      <p data-mk="step-text">{text ?? hints?.[step.id]}</p>
                    </div>
                  )}
                </div>
              </li>
            ))}
          </ol>
          <p data-mk="sr-only" role="status">
            {current && `${current.title}. ${current.text}`}
          </p>
        </>
      ),
    },
    props,
    ref,
  })
})

/** Steps in one prompt and transaction: what holds for all is told once. */
function isToldBefore(step: StepProgress, before: StepProgress | undefined) {
  return Boolean(
    before &&
      before.index < step.index &&
      before.bundled &&
      step.bundled &&
      before.status === step.status &&
      before.hash === step.hash,
  )
}

const marks: Record<StepDescription['state'], ReactElement> = {
  waiting: <span data-mk="step-ring" />,
  working: <span data-mk="spinner" />,
  done: <Check />,
  failed: <X />,
}

export declare namespace StepsProgress {
  export type Props = Omit<useRender.ComponentProps<'div'>, 'children'> & {
    /** Chain on which the steps happen. */
    chainId: number
    /** Says why a step failed; not needed beside a notice that does. @default true */
    explainFailure?: boolean | undefined
    /** A sentence for steps that have not begun, by their id. */
    hints?: Readonly<Record<string, string>> | undefined
    /** The steps of `Progress`. */
    steps: readonly StepProgress[]
    /** What an approval is about: a currency or a collection. */
    subject?: string | undefined
  }
}
