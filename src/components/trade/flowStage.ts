import type { FlowQuestion } from './useFlowQuestion.js'

/** Where the flow of a dialog stands; written as `data-stage`. */
export type FlowStage = 'review' | 'question' | 'working' | 'failed' | 'success'

const stages = {
  idle: 'review',
  pending: 'working',
  error: 'failed',
  success: 'success',
} as const

/** The stage that a mutation's status means, unless the person is asked. */
export function getFlowStage(
  flow: { status: keyof typeof stages },
  question: Pick<FlowQuestion, 'asked'>,
): FlowStage {
  return question.asked ? 'question' : stages[flow.status]
}
