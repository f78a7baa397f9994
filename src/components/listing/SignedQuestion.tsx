'use client'
import { type ReactNode, useId } from 'react'
import type { StepError } from '../../errors.js'
import { useCancelSigned } from '../../hooks/trades/useCancelSigned.js'
import { signedLabels } from '../../labels/signedLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { useLabels } from '../text/useLabels.js'
import { QuestionPane } from '../trade/QuestionPane.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'
import { useSignedTerms } from '../trade/useSignedTerms.js'

export function renderSigned(
  { answer, asked }: FlowQuestion,
  chainId: number,
  onClose: () => void,
): ReactNode {
  if (!asked || asked === 'acknowledge' || !('signed' in asked))
    return undefined
  return <SignedQuestion {...{ answer, chainId, onClose }} {...asked} />
}

function SignedQuestion(props: {
  answer: FlowQuestion['answer']
  chainId: number
  onClose: () => void
  signed: NonNullable<StepError['signed']>
}) {
  const { answer, chainId, onClose, signed } = props
  const labels = useLabels(signedLabels, tradeLabels)
  const cancelSigned = useCancelSigned()
  const terms = useSignedTerms(chainId, signed.order)
  return (
    <QuestionPane
      id={useId()}
      risky={{ label: labels.signedAnyway, onClick: () => answer(true) }}
      safe={{
        label: signed.order ? labels.signedCancelFirst : labels.reviewStop,
        onClick: () => {
          answer(false)
          if (!signed.order) return
          onClose()
          // `FlowNotices` shows the cancellation.
          cancelSigned(signed.flow).catch(() => {})
        },
      }}
      text={
        terms
          ? labels.signedText(terms.price, terms.end)
          : labels.signedTextUnknown
      }
      title={labels.signedTitle}
    />
  )
}
