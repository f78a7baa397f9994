// Written by scripts/icons.ts from Lucide's icons; see THIRD-PARTY-NOTICES.md.
import { createIcon } from '../icon/createIcon.js'

export const ArrowLeft = /* @__PURE__ */ createIcon(
  'M12 19l-7-7 7-7M19 12H5',
  'mirrors',
)
