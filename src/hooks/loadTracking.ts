import { lazy } from '../steps/base/lazy.js'

/** Loads the code that follows flows and reads the journal, as one chunk. */
export const loadTracking = /* @__PURE__ */ lazy(() => import('./tracking.js'))
