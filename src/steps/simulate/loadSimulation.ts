import { lazy } from '../base/lazy.js'
import { loadDecoders } from '../guard/loadDecoders.js'

/** Loads the code that asks the chain. */
export const loadSimulation = /* @__PURE__ */ lazy(
  () => import('./simulate.js'),
)

/** Loads the code of a review during the quote. The review reports a failure. */
export function prepareReview(parameters: {
  decoders?: unknown
  policy?: string | undefined
}): void {
  if (parameters.policy === 'off') return
  loadSimulation().catch(() => {})
  if (!parameters.decoders) loadDecoders().catch(() => {})
}
