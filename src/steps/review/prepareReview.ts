import { loadDecoders } from '../guard/loadDecoders.js'
import { loadSimulation } from '../simulate/loadSimulation.js'
import type { ReviewParameters } from './reviewSteps.js'

/** Loads the code of a review during the quote. The review reports a failure. */
export function prepareReview({ decoders, policy }: ReviewParameters): void {
  if (policy === 'off') return
  loadSimulation().catch(() => {})
  if (!decoders) loadDecoders().catch(() => {})
}
