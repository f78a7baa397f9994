import { loadDecoders } from '../guard/loadDecoders.js'
import { loadSimulation } from '../simulate/loadSimulation.js'
import type { ReviewParameters } from './reviewSteps.js'

/**
 * Starts to load the code of a review during the quote. A failed load throws
 * later, when the review starts.
 */
export function prepareReview({ decoders, policy }: ReviewParameters): void {
  if (policy === 'off') return
  loadSimulation().catch(() => {})
  if (!decoders) loadDecoders().catch(() => {})
}
