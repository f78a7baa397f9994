'use client'
import type { ReactNode } from 'react'

export function CurrencyMark({ symbol }: { symbol: string }): ReactNode {
  return (
    <span aria-hidden="true" className="mk-currency" {...getSign(symbol)} />
  )
}

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
