// Written by scripts/icons.ts from Lucide's icons; see THIRD-PARTY-NOTICES.md.
import { createIcon } from './createIcon.js'

export const ArrowDown = /* @__PURE__ */ createIcon('M12 5v14M19 12l-7 7-7-7')
export const ArrowDownUp = /* @__PURE__ */ createIcon(
  'M3 16l4 4 4-4M7 20V4M21 8l-4-4-4 4M17 4v16',
)
export const ArrowLeft = /* @__PURE__ */ createIcon(
  'M12 19l-7-7 7-7M19 12H5',
  'mirrors',
)
export const ArrowUp = /* @__PURE__ */ createIcon('M5 12l7-7 7 7M12 19V5')
export const Box = /* @__PURE__ */ createIcon(
  'M21 8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16ZM3.3 7l8.7 5 8.7-5M12 22V12',
)
export const BrushCleaning = /* @__PURE__ */ createIcon(
  'M16 22l-1-4M19 14a1 1 0 0 0 1-1v-1a2 2 0 0 0-2-2h-3a1 1 0 0 1-1-1V4a2 2 0 0 0-4 0v5a1 1 0 0 1-1 1H6a2 2 0 0 0-2 2v1a1 1 0 0 0 1 1M19 14H5l-1.973 6.767A1 1 0 0 0 4 22h16a1 1 0 0 0 .973-1.233zM8 22l1-4',
)
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
export const CodeXml = /* @__PURE__ */ createIcon(
  'M18 16l4-4-4-4M6 8l-4 4 4 4M14.5 4l-5 16',
)
export const Copy = /* @__PURE__ */ createIcon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
)
export const EighthNotes = /* @__PURE__ */ createIcon(
  'M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const ExternalLink = /* @__PURE__ */ createIcon(
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  'mirrors',
)
export const Eye = /* @__PURE__ */ createIcon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const EyeOff = /* @__PURE__ */ createIcon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
)
export const File = /* @__PURE__ */ createIcon(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5',
)
export const Film = /* @__PURE__ */ createIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM7 3v18M3 7.5h4M3 12h18M3 16.5h4M17 3v18M17 7.5h4M17 16.5h4',
)
export const Grid2x2 = /* @__PURE__ */ createIcon(
  'M12 3v18M3 12h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
)
export const Grid3x3 = /* @__PURE__ */ createIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18M3 15h18M9 3v18M15 3v18',
)
export const ImageOff = /* @__PURE__ */ createIcon(
  'M2 2L22 22M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5L6 21M18 12L21 15M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9',
)
export const Inbox = /* @__PURE__ */ createIcon(
  'M22 12 16 12 14 15 10 15 8 12 2 12M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
)
export const Maximize2 = /* @__PURE__ */ createIcon(
  'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6',
)
export const Minus = /* @__PURE__ */ createIcon('M5 12h14')
export const Play = /* @__PURE__ */ createIcon(
  'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
)
export const Plus = /* @__PURE__ */ createIcon('M5 12h14M12 5v14')
export const RotateCcwClock = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2',
)
export const Search = /* @__PURE__ */ createIcon(
  'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
)
export const SearchX = /* @__PURE__ */ createIcon(
  'M13.5 8.5l-5 5M8.5 8.5l5 5M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.3-4.3',
)
export const ShieldCheck = /* @__PURE__ */ createIcon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)
export const ShieldExclamationPoint = /* @__PURE__ */ createIcon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM12 8v4M12 16h.01',
)
export const ShieldQuestionMark = /* @__PURE__ */ createIcon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 01-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 011-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 011.52 0C14.51 3.81 17 5 19 5a1 1 0 011 1zM9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01',
)
export const ShoppingCart = /* @__PURE__ */ createIcon(
  'M2.05 2.05l1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  'mirrors',
)
export const SlidersHorizontal = /* @__PURE__ */ createIcon(
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
)
export const Tag = /* @__PURE__ */ createIcon(
  'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0-1 0',
)
export const Wallet = /* @__PURE__ */ createIcon(
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
)
export const WifiOff = /* @__PURE__ */ createIcon(
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
)
export const X = /* @__PURE__ */ createIcon('M18 6 6 18M6 6l12 12')
