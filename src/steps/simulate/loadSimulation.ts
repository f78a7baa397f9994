import { lazy } from '../base/lazy.js'

/**
 * Loads the code that asks the chain. It is needed once, after the quote; if it
 * cannot be loaded nothing is prompted.
 */
export const loadSimulation = /* @__PURE__ */ lazy(
  () => import('./simulate.js'),
)
