'use client'
import { useState } from 'react'
import { StepError } from '../../errors.js'
import { getDoubts } from '../trade/tradeState.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'

/** Also asks whether to list although an earlier order may be live. */
export function useSignedQuestion(
  question: FlowQuestion,
  parameters: {
    enabled: boolean
    error: unknown
    onConsent: (doubts: StepError['doubts']) => void
  },
): FlowQuestion {
  const { enabled, error, onConsent } = parameters
  const [answered, setAnswered] = useState<unknown>()
  const signed = getEarlierOrder(error)
  if (!signed || !enabled || answered === error) return question
  return {
    ...question,
    asked: { signed },
    answer(goOn) {
      setAnswered(error)
      if (goOn) onConsent(getDoubts(error))
    },
  }
}

/** Without `reason`, the order would be that of the failed flow itself. */
function getEarlierOrder(error: unknown): StepError['signed'] {
  return error instanceof StepError && error.reason === 'unresolved'
    ? error.signed
    : undefined
}
