'use client'
import { useState } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { formatPrice } from '../Price/formatPrice.js'
import { type ParsedPrice, parsePrice } from '../Price/parsePrice.js'

/** Rewrites the price for another language: there `1.234` can mean 1234. */
export function useTypedPrice(
  text: string,
  { decimals, symbol }: { decimals: number; symbol: string },
  rewrite: ((text: string) => void) | undefined,
): ParsedPrice {
  const { locale } = useMarketKit()
  const [typedIn, setTypedIn] = useState(locale)
  const bare = removeSymbol(text, symbol)
  const isOther = typedIn !== locale
  if (isOther) setTypedIn(locale)
  if (!isOther || !rewrite) return parsePrice(bare, decimals, locale)
  const price = parsePrice(bare, decimals, typedIn)
  if (price.amount)
    rewrite(formatPrice(price.amount, decimals, { exact: true, locale }))
  return price
}

function removeSymbol(text: string, symbol: string): string {
  const name = symbol.toLowerCase()
  const plain = text.trim()
  const lower = plain.toLowerCase()
  if (!name) return plain
  if (lower.endsWith(name)) return plain.slice(0, -name.length)
  return lower.startsWith(name) ? plain.slice(name.length) : plain
}
