import { MarketKitError } from './MarketKitError.js'
import { nothingSent } from './nothingSent.js'

/**
 * Thrown before any wallet prompt when a step of a quote is invalid, so that it
 * cannot be sent or signed.
 */
export class InvalidStepError extends MarketKitError {
  override readonly name = 'InvalidStepError'
  /** Position of the step in the list, from 0. */
  declare readonly index: number
  /** Always `no`: nothing was sent to the wallet. */
  declare readonly fundsMoved: 'no'

  constructor(parameters: {
    cause?: unknown
    index: number
    problem: string
  }) {
    const { cause, index, problem } = parameters
    super(`Step ${index + 1} is invalid: ${problem}`, {
      cause,
      facts: { index, fundsMoved: 'no' },
      metaMessages: [nothingSent],
    })
  }
}
