import { type Address, isAddressEqual } from 'viem'
import { InvalidStepError } from '../../errors.js'
import type { Step } from '../../rpc/schemas.js'
import { readStep } from '../readStep.js'

/** The most that the steps of a flow may take, in smallest units. */
export type Cost = {
  /** Native currency, sent by all steps together. */
  value: bigint
  /** One token, approved by all steps together; no other may be approved. */
  allowance?: { token: Address; amount: bigint } | undefined
}

/** `approve(address,uint256)`, `increaseAllowance(address,uint256)`. */
const approvalPattern = /^0x(?:095ea7b3|39509351)[0-9a-f]{64}([0-9a-f]{64})/i

/**
 * Refuses steps that would take more than was agreed on.
 *
 * @throws InvalidStepError before any prompt.
 */
export function requireCost(steps: readonly Step[], most: Cost): void {
  let value = 0n
  let allowance = 0n
  for (const step of steps.map(readStep)) {
    if (step.kind !== 'transaction') continue
    const refuse = (problem: string) => {
      throw new InvalidStepError({ index: step.index, problem })
    }
    value += step.value
    if (value > most.value)
      refuse(`it would send ${value}, but ${most.value} was agreed on.`)
    const [, amount] = approvalPattern.exec(step.data) ?? []
    if (!most.allowance || !amount || !BigInt(`0x${amount}`)) continue
    if (!isAddressEqual(step.to, most.allowance.token))
      refuse('it would approve another token than the one agreed on.')
    allowance += BigInt(`0x${amount}`)
    if (allowance > most.allowance.amount)
      refuse(
        `it would approve ${allowance}, but ${most.allowance.amount} was agreed on.`,
      )
  }
}
