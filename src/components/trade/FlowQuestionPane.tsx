'use client'
import { useId, useRef } from 'react'
import { ActionButton, TextButton } from '../base/ActionButton.js'
import { useBrowserLayoutEffect } from '../base/useBrowserLayoutEffect.js'
import { FindingList, type FlowMoney } from '../failure/FindingList.js'
import { ShieldQuestionMark } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { tradeLabels } from './tradeLabels.js'
import type { FlowQuestion } from './useFlowQuestion.js'

export function FlowQuestionPane(props: {
  kind: 'buy' | 'list' | 'cancel'
  money: FlowMoney
  question: FlowQuestion
}) {
  const { kind, money, question } = props
  const { answer, asked } = question
  const labels = useLabels(tradeLabels)
  const id = useId()
  const safe = useRef<HTMLButtonElement>(null)
  // In the same commit: a double click can't hit the risky answer.
  useBrowserLayoutEffect(() => safe.current?.focus({ preventScroll: true }), [])
  const isConsent = asked === 'consent'
  if (!asked || (!isConsent && 'signed' in asked)) return null
  return (
    <>
      <section aria-labelledby={id} className="mk-dialog-body">
        <div className="mk-question">
          <span className="mk-question-mark">
            <ShieldQuestionMark />
          </span>
          <h3 className="mk-question-title" id={id}>
            {isConsent ? labels.consentTitle : labels.reviewTitle}
          </h3>
          <p className="mk-dialog-text" id={`${id}-text`}>
            {isConsent ? labels[`consentText.${kind}`] : labels.reviewText}
          </p>
        </div>
        {!isConsent && (
          <FindingList
            findings={asked.review.findings}
            id={`${id}-findings`}
            money={money}
          />
        )}
      </section>
      <footer className="mk-dialog-footer">
        <ActionButton
          aria-describedby={`${id} ${id}-text ${id}-findings`}
          buttonRef={safe}
          onClick={() => answer(false)}
        >
          {isConsent ? labels.consentKeep : labels.reviewStop}
        </ActionButton>
        <TextButton onClick={() => answer(true)}>
          {isConsent ? labels.consentAsk : labels.reviewContinue}
        </TextButton>
      </footer>
    </>
  )
}
