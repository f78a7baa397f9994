import { lazy } from '../steps/base/lazy.js'

export const loadTracking = /* @__PURE__ */ lazy(() => import('./tracking.js'))
