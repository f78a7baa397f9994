import { lazyPart } from '../base/lazyPart.js'

/** What the person owns: a summary, and a bar to list several. */
export const lazyOwned = /* @__PURE__ */ lazyPart(
  () => import('./ownedParts.js'),
)
