import { concat, pad, slice } from 'viem'
import { readSteps } from '../model/readStep.js'
import { isSameText } from '../platform/plainData.js'
import type { Run } from '../run/run.js'
import type { PartPlan } from './flowPlan.js'

type Steps = Awaited<ReturnType<PartPlan['quote']>>
type Read = ReturnType<typeof readSteps>[number]

/**
 * Leaves out approvals of the part's collection, for a known operator, that the
 * chain already has. After
 * the first part of a `listMany` the service may still ask for the approval that
 * the first part has sent.
 */
export async function skipGranted(run: Run, steps: Steps): Promise<Steps> {
  const { journal } = run
  if (journal.intent().kind !== 'listMany' || !journal.ended().length)
    return steps
  const read = readSteps(steps)
  const granted = await Promise.all(read.map((step) => isGranted(run, step)))
  return granted.every(Boolean)
    ? steps
    : steps.filter((_, index) => !granted[index])
}

/** `setApprovalForAll(operator, true)`. */
const approvalPattern = /^0xa22cb465[0-9a-f]{64}0{63}1$/i

async function isGranted(
  { account, callNode, journal, roles }: Run,
  step: Read,
): Promise<boolean> {
  if (step.kind !== 'transaction' || step.post || step.value !== 0n)
    return false
  if (!approvalPattern.test(step.data)) return false
  const operator = slice(step.data, 4, 36)
  const part = journal.part()
  if (
    part.kind !== 'list' ||
    !isSameText(step.to, part.collection) ||
    !roles.isOperator(slice(operator, 12), part)
  )
    return false
  // `isApprovedForAll(account, operator)`
  const data = concat(['0xe985e9c5', pad(account), operator])
  const answer = await callNode('eth_call', [{ to: step.to, data }, 'latest'])
  return typeof answer === 'string' && /^0x0{63}1$/.test(answer)
}
