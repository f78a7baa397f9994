'use client'
import { useRef } from 'react'
import { editLabels } from '../../labels/editLabels.js'
import { stepLabels } from '../../labels/stepLabels.js'
import type { Step } from '../../rpc/schemas.js'
import type { EditIntent } from '../../steps/model/intent.js'
import type { StepProgress } from '../../steps/model/progress.js'
import { useKeepInView } from '../base/useKeepInView.js'
import { StepMark, StepNews } from '../StepsProgress/StepsProgress.js'
import { useStepsProgress } from '../StepsProgress/useStepsProgress.js'
import { useLabels } from '../text/useLabels.js'
import { isInDoubt } from '../trade/tradeState.js'
import { needsTransaction } from '../trade/useCancelQuote.js'
import type { EditRun } from './useEditRun.js'

export function EditParts(props: {
  chainId: number
  oldPrice: string
  plan: EditIntent['sequence']
  quotes: { [part in 'cancel' | 'list']: readonly Step[] | undefined }
  run: EditRun | undefined
  steps: readonly StepProgress[] | undefined
}) {
  const { chainId, oldPrice, plan, quotes, run, steps = noSteps } = props
  const labels = useLabels(editLabels, stepLabels)
  const shown = useStepsProgress({ chainId, explainFailure: false, steps })
  const current = shown.steps.find(({ state }) => state !== 'done')
  // The part's title already names a single step.
  const text =
    current?.text && steps.length > 1
      ? labels.stepNow(current.title, current.text)
      : current?.text
  const root = useRef<HTMLDivElement>(null)
  // A notice below may push it out of view.
  useKeepInView(root, Boolean(run?.isRunning || run?.error))
  const title = {
    cancel: labels.editPartCancel(oldPrice),
    list: labels.editPartList,
  }
  const getHint = (part: 'cancel' | 'list') => {
    const steps = quotes[part]
    if (!steps?.length) return undefined
    return needsTransaction(steps) ? labels.editGas : labels.editFree
  }
  return (
    <div className="mk-steps" ref={root}>
      <ol className="mk-steps-list">
        {plan.map((part, position) => {
          const state = getPartState(position, run)
          const hint = state === 'waiting' && getHint(part)
          return (
            <li className="mk-step" data-state={state} key={part}>
              <StepMark isInDoubt={isInDoubt(run?.error)} state={state} />
              <div className="mk-step-content">
                <span className="mk-step-title">{title[part]}</span>
                {hint && (
                  <div className="mk-reveal">
                    <p className="mk-step-text">{hint}</p>
                  </div>
                )}
                {current && (state === 'working' || state === 'failed') && (
                  <StepNews
                    chainId={chainId}
                    shown={{ ...current, text }}
                    walletApp={shown.walletApp}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <p className="mk-sr-only" role="status">
        {shown.announcement}
      </p>
    </div>
  )
}

const noSteps: readonly StepProgress[] = []

function getPartState(position: number, run: EditRun | undefined) {
  if (!run || position > run.done) return 'waiting'
  if (position < run.done) return 'done'
  if (run.isRunning) return 'working'
  return run.error ? 'failed' : 'waiting'
}
