import type { FlowQuestion } from './useFlowQuestion.js'

/** Stage of a dialog's flow, written as `data-stage`. */
export type FlowStage = 'review' | 'question' | 'working' | 'failed' | 'success'

const stages = {
  idle: 'review',
  pending: 'working',
  error: 'failed',
  success: 'success',
} as const

export function getFlowStage(
  flow: { status: keyof typeof stages },
  question: Pick<FlowQuestion, 'asked'>,
): FlowStage {
  return question.asked ? 'question' : stages[flow.status]
}
