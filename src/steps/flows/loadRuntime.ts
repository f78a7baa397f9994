import { lazy } from '../base/lazy.js'

/**
 * Loads what acts, apart from what reads and verifies: a page needs it once
 * somebody has clicked. It is one part, so that nothing can be missing between
 * a prompt and what has to follow.
 */
export const loadRuntime = /* @__PURE__ */ lazy(
  async () => (await import('./runtime.js')).runtime,
)
