'use client'
import { type ReactNode, useId, useRef } from 'react'
import type { StepError } from '../../errors.js'
import { useCancelSigned } from '../../hooks/useCancelSigned.js'
import { ActionButton, TextButton } from '../base/ActionButton.js'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { ShieldQuestionMark } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { signedLabels } from '../trade/signedLabels.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import type { FlowQuestion } from '../trade/useFlowQuestion.js'
import { useSignedTerms } from '../trade/useSignedTerms.js'

/** Undefined unless the question is about a signed order. */
export function renderSigned(
  { answer, asked }: FlowQuestion,
  chainId: number,
  onClose: () => void,
): ReactNode {
  if (!asked || asked === 'consent' || !('signed' in asked)) return undefined
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
  const id = useId()
  const safe = useRef<HTMLButtonElement>(null)
  // In the same commit: a double click can't hit the risky answer.
  useBrowserLayoutEffect(() => safe.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <section aria-labelledby={id} className="mk-dialog-body">
        <div className="mk-question">
          <span className="mk-question-mark">
            <ShieldQuestionMark />
          </span>
          <h3 className="mk-question-title" id={id}>
            {labels.signedTitle}
          </h3>
          <p className="mk-dialog-text" id={`${id}-text`}>
            {terms
              ? labels.signedText(terms.price, terms.end)
              : labels.signedTextUnknown}
          </p>
        </div>
      </section>
      <footer className="mk-dialog-footer">
        <ActionButton
          aria-describedby={`${id} ${id}-text`}
          buttonRef={safe}
          onClick={() => {
            answer(false)
            if (!signed.order) return
            onClose()
            // `FlowNotices` shows the cancellation.
            cancelSigned(signed.flow).catch(() => {})
          }}
        >
          {signed.order ? labels.signedCancelFirst : labels.reviewStop}
        </ActionButton>
        <TextButton onClick={() => answer(true)}>
          {labels.signedAnyway}
        </TextButton>
      </footer>
    </>
  )
}
