'use client'
import { useId } from 'react'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { FindingList, type FlowMoney } from '../failure/FindingList.js'
import { useLabels } from '../text/useLabels.js'
import { QuestionPane } from './QuestionPane.js'
import type { TradeKind } from './tradeState.js'
import type { FlowQuestion } from './useFlowQuestion.js'

export function FlowQuestionPane(props: {
  kind: TradeKind
  money: FlowMoney
  question: FlowQuestion
}) {
  const { kind, money, question } = props
  const { answer, asked } = question
  const labels = useLabels(tradeLabels)
  const id = useId()
  const isConsent = asked === 'acknowledge'
  if (!asked || (!isConsent && 'signed' in asked)) return null
  return (
    <QuestionPane
      id={id}
      risky={{
        label: isConsent ? labels.consentAsk : labels.reviewContinue,
        onClick: () => answer(true),
      }}
      safe={{
        label: isConsent ? labels.consentKeep : labels.reviewStop,
        onClick: () => answer(false),
      }}
      text={isConsent ? labels[`consentText.${kind}`] : labels.reviewText}
      title={isConsent ? labels.consentTitle : labels.reviewTitle}
    >
      {!isConsent && (
        <FindingList
          findings={asked.review.findings}
          id={`${id}-details`}
          money={money}
        />
      )}
    </QuestionPane>
  )
}
