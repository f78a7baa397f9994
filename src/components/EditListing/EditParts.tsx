'use client'
import { useRef } from 'react'
import type { Step } from '../../rpc/schemas.js'
import type { EditIntent } from '../../steps/base/intent.js'
import { useKeepInView } from '../base/useKeepInView.js'
import { Check, X } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { editLabels } from './editLabels.js'
import type { EditRun } from './useEditRun.js'

export function EditParts(props: {
  oldPrice: string
  plan: EditIntent['sequence']
  quotes: { [part in 'cancel' | 'list']: readonly Step[] | undefined }
  run: EditRun | undefined
}) {
  const { oldPrice, plan, quotes, run } = props
  const labels = useLabels(editLabels)
  const root = useRef<HTMLDivElement>(null)
  const hasBegun = Boolean(run?.isRunning || run?.error)
  // A notice below may push it out of view.
  useKeepInView(root, hasBegun)
  const title = {
    cancel: labels.editPartCancel(oldPrice),
    list: labels.editPartList,
  }
  const getHint = (part: 'cancel' | 'list') => {
    const steps = quotes[part]
    if (!steps?.length) return undefined
    return steps.some(({ to }) => to) ? labels.editGas : labels.editFree
  }
  return (
    <div className="mk-steps" ref={root}>
      <ol className="mk-steps-list">
        {plan.map((part, position) => {
          const state = getPartState(position, run)
          const hint = state === 'waiting' && getHint(part)
          return (
            <li className="mk-step" data-state={state} key={part}>
              <span className="mk-step-mark">{marks[state]}</span>
              <div className="mk-step-content">
                <span className="mk-step-title">{title[part]}</span>
                {hint && <p className="mk-step-text">{hint}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function getPartState(position: number, run: EditRun | undefined) {
  if (!run || position > run.done) return 'waiting'
  if (position < run.done) return 'done'
  if (run.isRunning) return 'working'
  return run.error ? 'failed' : 'waiting'
}

const marks = {
  waiting: <span className="mk-step-ring" />,
  working: <span className="mk-spinner" />,
  done: <Check />,
  failed: <X />,
}
