'use client'
import { useState } from 'react'
import { StepError } from '../../errors.js'
import { type FlowState, getUnresolved } from '../trade/tradeState.js'
import { type FlowQuestion, useFlowQuestion } from '../trade/useFlowQuestion.js'

/** Also asks whether to list although an earlier order may be live. */
export function useListingQuestion(
  state: FlowState,
  parameters: {
    enabled: boolean
    onAcknowledge: (unresolved: StepError['unresolved']) => void
  },
): FlowQuestion {
  const { enabled, onAcknowledge } = parameters
  const { error } = state
  const question = useFlowQuestion(state, parameters)
  const [answered, setAnswered] = useState<unknown>()
  const signed = getEarlierOrder(error)
  if (!signed || !enabled || answered === error) return question
  return {
    ...question,
    asked: { signed },
    answer(isConfirmed) {
      setAnswered(error)
      if (isConfirmed) onAcknowledge(getUnresolved(error))
    },
  }
}

/** For other reasons, the order of the failed flow itself. */
function getEarlierOrder(error: unknown): StepError['signed'] {
  return error instanceof StepError && error.reason === 'unresolved'
    ? error.signed
    : undefined
}
