'use client'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { Step } from '../../rpc/schemas.js'
import type { EditIntent } from '../../steps/base/intent.js'
import { useLabels } from '../parts/useLabels.js'
import type { EditRun } from './useEditRun.js'

/** The two parts of a change, in their order, and why it is that one. */
export function EditParts(props: {
  oldPrice: string
  plan: EditIntent['sequence']
  /** The steps of each, as far as they are known. */
  quotes: { [part in 'cancel' | 'list']: readonly Step[] | undefined }
  run: EditRun | undefined
}) {
  const { oldPrice, plan, quotes, run } = props
  const labels = useLabels()
  const root = useRef<HTMLDivElement>(null)
  const isBegun = Boolean(run?.isRunning || run?.error)
  // A notice below takes the room: what is at work or failed stays in sight,
  // until the reader goes elsewhere.
  useEffect(() => {
    const body = root.current?.parentElement
    if (!isBegun || !body || !window.ResizeObserver) return
    const observer = new ResizeObserver(() => {
      body.scrollTop = body.scrollHeight
    })
    observer.observe(body)
    const stop = () => observer.disconnect()
    body.addEventListener('focusin', stop)
    return () => {
      stop()
      body.removeEventListener('focusin', stop)
    }
  }, [isBegun])
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
          const state = stateOf(position, run)
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
      {!run && (
        <p className="mk-edit-note">
          {plan[0] === 'cancel' ? labels.editCancelFirst : labels.editListFirst}{' '}
          {labels.editStay}
        </p>
      )}
    </div>
  )
}

function stateOf(position: number, run: EditRun | undefined) {
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
