import { lazy } from '../base/lazy.js'

/**
 * Loads the code that asks the chain. If it can't be loaded, nothing is
 * prompted.
 */
export const loadSimulation = /* @__PURE__ */ lazy(
  () => import('./simulate.js'),
)
