import { lazy } from '../base/lazy.js'

/**
 * Loads the default decoders. They are a chunk of their own, because a host with
 * `decoders` of its own needs none of them.
 */
export const loadDecoders = /* @__PURE__ */ lazy(
  async () => (await import('./defaultDecoders.js')).defaultDecoders,
)
