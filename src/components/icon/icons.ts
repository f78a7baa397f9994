// Written by scripts/icons.ts from Lucide's icons; see THIRD-PARTY-NOTICES.md.
import { createIcon } from './createIcon.js'

export const ArrowDown = /* @__PURE__ */ createIcon('M12 5v14M19 12l-7 7-7-7')
export const ArrowUp = /* @__PURE__ */ createIcon('M5 12l7-7 7 7M12 19V5')
export const Check = /* @__PURE__ */ createIcon('M20 6 9 17l-5-5')
export const ChevronDown = /* @__PURE__ */ createIcon('M6 9l6 6 6-6')
export const ChevronLeft = /* @__PURE__ */ createIcon(
  'M15 18l-6-6 6-6',
  'mirrors',
)
export const ChevronRight = /* @__PURE__ */ createIcon(
  'M9 18l6-6-6-6',
  'mirrors',
)
export const CircleExclamationPoint = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16',
)
export const Clock = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2',
)
export const CloudOff = /* @__PURE__ */ createIcon(
  'M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20',
)
export const Copy = /* @__PURE__ */ createIcon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
)
export const ExternalLink = /* @__PURE__ */ createIcon(
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  'mirrors',
)
export const ImageOff = /* @__PURE__ */ createIcon(
  'M2 2L22 22M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5L6 21M18 12L21 15M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9',
)
export const Inbox = /* @__PURE__ */ createIcon(
  'M22 12 16 12 14 15 10 15 8 12 2 12M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
)
export const Minus = /* @__PURE__ */ createIcon('M5 12h14')
export const Plus = /* @__PURE__ */ createIcon('M5 12h14M12 5v14')
export const Search = /* @__PURE__ */ createIcon(
  'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
)
export const ShieldQuestionMark = /* @__PURE__ */ createIcon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 01-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 011-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 011.52 0C14.51 3.81 17 5 19 5a1 1 0 011 1zM9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01',
)
export const ShoppingCart = /* @__PURE__ */ createIcon(
  'M2.05 2.05l1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'mirrors',
)
export const Wallet = /* @__PURE__ */ createIcon(
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
)
export const WifiOff = /* @__PURE__ */ createIcon(
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
)
export const X = /* @__PURE__ */ createIcon('M18 6 6 18M6 6l12 12')
