/** Where the flow of a dialog stands; written as `data-stage`. */
export type FlowStage = 'review' | 'working' | 'failed' | 'success'

const stages = {
  idle: 'review',
  pending: 'working',
  error: 'failed',
  success: 'success',
} as const

/** The stage that a mutation's status means. */
export function flowStage(flow: { status: keyof typeof stages }): FlowStage {
  return stages[flow.status]
}
