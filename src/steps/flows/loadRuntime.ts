import { lazy } from '../base/lazy.js'

/**
 * Loads everything that verifies, prompts, waits, posts and settles. It is one
 * chunk, so that nothing can be missing between a prompt and what has to follow it.
 */
export const loadRuntime = /* @__PURE__ */ lazy(() => import('./runtime.js'))
