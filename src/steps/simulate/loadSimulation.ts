import { lazy } from '../base/lazy.js'

/**
 * Loads what tries steps: a part of its own, as it is needed once, after the
 * quote. Where it cannot be loaded nothing is prompted: what the careful
 * person waits for must not be missing because somebody kept it away.
 */
export const loadSimulation = /* @__PURE__ */ lazy(
  async () => (await import('./simulate.js')).simulate,
)
