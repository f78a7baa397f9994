'use client'
import type { ReactNode } from 'react'

/** The small coloured sign before an amount. Renders an `<svg>` element. */
export function CurrencyMark({ symbol }: { symbol: string }): ReactNode {
  const kind = kinds[symbol.toUpperCase()] ?? 'other'
  return (
    <svg
      aria-hidden="true"
      data-currency={kind}
      data-mk="currency-mark"
      viewBox="0 0 16 16"
    >
      <circle cx="8" cy="8" r="8" />
      {kind === 'ether' || kind === 'wrapped' ? (
        <path d="M8 2.6 4.9 8.1 8 10l3.1-1.9zM4.9 9.2 8 13.4l3.1-4.2L8 11z" />
      ) : (
        <text x="8" y="11.4" textAnchor="middle">
          {kind === 'dollar' ? '$' : symbol.slice(0, 1).toUpperCase()}
        </text>
      )}
    </svg>
  )
}

const kinds: Record<string, string> = {
  DAI: 'dollar',
  ETH: 'ether',
  USDC: 'dollar',
  'USDC.E': 'dollar',
  USDT: 'dollar',
  WETH: 'wrapped',
}
