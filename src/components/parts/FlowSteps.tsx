'use client'
import { useMemo } from 'react'
import type { Step } from '../../rpc/schemas.js'
import type { Progress, StepProgress } from '../../steps/progress.js'
import { readStep } from '../../steps/readStep.js'
import { StepsProgress } from '../StepsProgress/StepsProgress.js'

/**
 * The steps of a flow: those to come before it starts, live afterwards. The
 * dialog's notice tells of a failure.
 */
export function FlowSteps(props: {
  chainId: number
  hints?: Readonly<Record<string, string>> | undefined
  progress: Progress | undefined
  quote: readonly Step[] | undefined
  subject?: string | undefined
}) {
  const { progress, quote, ...rest } = props
  const planned = useMemo(() => plan(quote), [quote])
  const steps = progress?.steps.length ? progress.steps : planned
  // One step to come is what the button says already.
  if (steps.length < (progress?.steps.length ? 1 : 2)) return null
  return (
    <div data-mk="reveal">
      <StepsProgress explainFailure={false} steps={steps} {...rest} />
    </div>
  )
}

/** Steps that cannot be read are refused by the engine, with the reason. */
function plan(quote: readonly Step[] = []): StepProgress[] {
  try {
    return quote.map((step, index) => {
      const { id, kind } = readStep(step, index)
      return { id, index, kind, status: 'waiting' }
    })
  } catch {
    return []
  }
}
