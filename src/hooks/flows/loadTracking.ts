import { lazy } from '../../steps/platform/lazy.js'

export const loadTracking = /* @__PURE__ */ lazy(() => import('./tracking.js'))
