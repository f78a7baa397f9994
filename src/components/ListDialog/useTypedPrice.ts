'use client'
import { useState } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { formatPrice } from '../Price/formatPrice.js'
import { withoutSymbol } from './listDraft.js'
import { type ParsedPrice, parsePrice } from './parsePrice.js'

/**
 * Reads what was typed as a price. It is worth what it was worth in the
 * language it was typed in: in another one, `1.234` may be a thousand times
 * as much, so the text is written anew when the language changes.
 */
export function useTypedPrice(
  text: string,
  { decimals, symbol }: { decimals: number; symbol: string },
  /** Takes the same price in another language; nothing takes what is given. */
  rewrite: ((text: string) => void) | undefined,
): ParsedPrice {
  const { locale } = useMarketKit()
  const [typedIn, setTypedIn] = useState(locale)
  const bare = withoutSymbol(text, symbol)
  const isOther = typedIn !== locale
  if (isOther) setTypedIn(locale)
  if (!isOther || !rewrite) return parsePrice(bare, decimals, locale)
  const price = parsePrice(bare, decimals, typedIn)
  if (price.amount)
    rewrite(formatPrice(price.amount, decimals, { exact: true, locale }))
  return price
}
