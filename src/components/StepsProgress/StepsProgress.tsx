'use client'
import { type ForwardedRef, forwardRef, type ReactElement } from 'react'
import { stepLabels } from '../../labels/stepLabels.js'
import type { StepProgress } from '../../steps/model/progress.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { Check, X } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import type { StepDescription } from './describeStep.js'
import type { ShownStep } from './describeSteps.js'
import type { WalletApp } from './readWalletApp.js'
import { TransactionLink } from './TransactionLink.js'
import { useStepsProgress } from './useStepsProgress.js'
import { WalletMessage } from './WalletMessage.js'

/**
 * The steps of a flow, from top to bottom. Explains the current one, and
 * announces it to screen readers. Renders a `<div>` element.
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
  const {
    announcement,
    steps: shown,
    walletApp,
  } = useStepsProgress({
    ...{ chainId, explainFailure, hints, steps, subject },
  })
  return usePart<'div'>({
    name: 'steps',
    own: {
      children: (
        <>
          <ol className="mk-steps-list">
            {shown.map((it) => (
              <li
                data-bundled={it.step.bundled && ''}
                className="mk-step"
                data-state={it.state}
                key={it.step.index}
              >
                <StepMark
                  isInDoubt={it.step.error?.fundsMoved === 'maybe'}
                  state={it.state}
                />
                <div className="mk-step-content">
                  <span className="mk-step-title">{it.title}</span>
                  <StepNews {...{ chainId, walletApp }} shown={it} />
                </div>
              </li>
            ))}
          </ol>
          <p className="mk-sr-only" role="status">
            {announcement}
          </p>
        </>
      ),
    },
    props,
    ref,
  })
})

export function StepNews(props: {
  chainId: number
  shown: ShownStep
  walletApp: WalletApp | undefined
}) {
  const { chainId, shown, walletApp } = props
  const { hash, step, text, walletMessage } = shown
  const isPrompting = step.status === 'prompting' || step.status === 'switching'
  const labels = useLabels(stepLabels)
  return (
    <>
      {hash && <TransactionLink chainId={chainId} hash={hash} />}
      {walletApp && isPrompting && (
        <a className="mk-link" href={walletApp.href}>
          {labels['wallet.open'](walletApp.name)}
        </a>
      )}
      {text && (
        <div className="mk-reveal">
          <div>
            <p className="mk-step-text">{text}</p>
            <WalletMessage>{walletMessage}</WalletMessage>
          </div>
        </div>
      )}
    </>
  )
}

export function StepMark(props: {
  isInDoubt: boolean
  state: StepDescription['state']
}) {
  const { isInDoubt, state } = props
  const isUnsure = isInDoubt && state === 'failed'
  return (
    <span className="mk-step-mark" data-tone={isUnsure ? 'warning' : undefined}>
      {isUnsure ? <b aria-hidden="true">!</b> : marks[state]}
    </span>
  )
}

const marks: Record<StepDescription['state'], ReactElement> = {
  waiting: <span className="mk-step-ring" />,
  working: <span className="mk-spinner" />,
  done: <Check />,
  failed: <X />,
}

export declare namespace StepsProgress {
  export type Props = PartProps<'div'> & {
    /** Chain of the steps. */
    chainId: number
    /** Says why a step failed; not needed next to a notice. @default true */
    explainFailure?: boolean | undefined
    /** Texts for steps that have not started, by step id. */
    hints?: Readonly<Record<string, string>> | undefined
    /** The steps of `Progress`. */
    steps: readonly StepProgress[]
    /** Subject of an approval: a currency or a collection. */
    subject?: string | undefined
  }
}
