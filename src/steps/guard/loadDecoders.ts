import { lazy } from '../base/lazy.js'

/**
 * Loads the decoders of our own: a part of its own, as a host that brings all
 * of its own needs none of them. What they have not read is not prompted.
 */
export const loadDecoders = /* @__PURE__ */ lazy(
  async () => (await import('./defaultDecoders.js')).defaultDecoders,
)
