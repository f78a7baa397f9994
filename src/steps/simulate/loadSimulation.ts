import { lazy } from '../base/lazy.js'

/** Loads the code that asks the chain. Without it, nothing is prompted. */
export const loadSimulation = /* @__PURE__ */ lazy(
  () => import('./simulate.js'),
)
