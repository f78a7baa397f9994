/** The wallet's picture: a card case with a spark. */
export const walletIcon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1">
    <stop stop-color="#6d5cff"/><stop offset="1" stop-color="#3422c9"/>
  </linearGradient></defs>
  <rect width="96" height="96" rx="24" fill="url(#a)"/>
  <path d="M24 36a8 8 0 0 1 8-8h34a6 6 0 0 1 6 6v4H32" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linejoin="round"/>
  <rect x="24" y="38" width="50" height="32" rx="8" fill="#fff"/>
  <path d="M58 46.500 60.300 51.700 65.500 54 60.300 56.300 58 61.500 55.700 56.300 50.500 54 55.700 51.700Z" fill="#4c38e8"/>
</svg>`.replace(/\n\s*/g, ' '),
)}`
