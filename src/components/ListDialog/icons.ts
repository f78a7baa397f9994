// Written by scripts/icons.ts from Lucide's icons; see THIRD-PARTY-NOTICES.md.
import { createIcon } from '../icon/createIcon.js'

export const CalendarClock = /* @__PURE__ */ createIcon(
  'M16 14v2.2l1.6 1M16 2v3M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338M3 9h5.859M8 2v3M10 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
)
