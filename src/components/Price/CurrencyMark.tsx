'use client'
import type { ReactNode } from 'react'

/** The small colored sign before an amount. Renders a `<span>` element. */
export function CurrencyMark({ symbol }: { symbol: string }): ReactNode {
  return (
    <span aria-hidden="true" className="mk-currency" {...getSign(symbol)} />
  )
}

/** Returns the color and letter of a currency's sign. */
export function getSign(symbol: string): {
  'data-currency': string
  'data-sign': string | undefined
} {
  const kind = kinds[symbol.toUpperCase()] ?? 'other'
  const letter = [...symbol][0]?.toUpperCase()
  return { 'data-currency': kind, 'data-sign': signs[kind] ?? letter }
}

const kinds: Record<string, string> = {
  DAI: 'dollar',
  ETH: 'ether',
  USDC: 'dollar',
  'USDC.E': 'dollar',
  USDT: 'dollar',
  WETH: 'wrapped',
}

/** The stylesheet cuts ether's sign out of its disc. */
const signs: Record<string, string> = { dollar: '$', ether: '', wrapped: '' }
