'use client'
import type { ReactNode } from 'react'

/** The small coloured sign before an amount. Renders a `<span>` element. */
export function CurrencyMark({ symbol }: { symbol: string }): ReactNode {
  const kind = kinds[symbol.toUpperCase()] ?? 'other'
  return (
    <span aria-hidden="true" className="mk-currency" data-currency={kind}>
      {signs[kind] ?? [...symbol][0]?.toUpperCase()}
    </span>
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

/** Ether's sign is drawn by the stylesheet. */
const signs: Record<string, string> = { dollar: '$', ether: '', wrapped: '' }
