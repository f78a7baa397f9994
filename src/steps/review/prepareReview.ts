import { loadDecoders } from '../guard/loadDecoders.js'
import { loadSimulation } from '../simulate/loadSimulation.js'
import type { ReviewParameters } from './reviewSteps.js'

/**
 * Starts to load the code of a review while the service is asked. A failure
 * shows when the code is needed.
 */
export function prepareReview({ decoders, policy }: ReviewParameters): void {
  if (policy === 'off') return
  loadSimulation().catch(() => {})
  if (!decoders) loadDecoders().catch(() => {})
}
