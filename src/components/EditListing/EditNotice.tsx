'use client'
import { StepError } from '../../errors.js'
import type { Progress } from '../../steps/base/progress.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { useLabels } from '../text/useLabels.js'
import { editLabels } from './editLabels.js'
import type { EditRun } from './useEditRun.js'

/** What stands now when a change has stopped halfway, and why it stopped. */
export function EditNotice(props: {
  error: unknown
  money: FlowMoney
  oldPrice: string
  progress: Progress | undefined
  run: EditRun | undefined
}) {
  const { error, money, oldPrice, progress, run } = props
  const labels = useLabels(editLabels)
  // What the first part has cost is not known here, such as after a reload.
  const isKnown =
    error instanceof StepError && (error.hash || error.fundsMoved !== 'no')
  const tellsFunds = run?.done !== 1 || Boolean(isKnown)
  if (run?.isRunning) return null
  if (run?.isSold) return <Notice tone="neutral">{labels.editSold}</Notice>
  return (
    <>
      {run?.done === 1 && (
        <Notice tone="warning">
          {run.plan[1] === 'list'
            ? labels.editUnlisted
            : labels.editBoth(oldPrice)}
        </Notice>
      )}
      {Boolean(error) && (
        <ErrorNotice {...{ error, money, progress, tellsFunds }} />
      )}
    </>
  )
}
