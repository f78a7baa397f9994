import { zeroAddress } from 'viem'
import type { Currency } from '../../hooks/useMarketKit.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'
import { plainLine } from '../text/plainText.js'
import { shortenAddress } from '../text/ShortAddress.js'

/** What is known of a currency. */
export type CurrencyFacts = {
  /** Its short name; with its address where another one is called so. */
  symbol: string
  /** Digits after the decimal point of one unit. */
  decimals: number
  /** The coin of the chain that it wraps. */
  wraps?: string | undefined
}

/** Signs of a symbol; a contract can call itself anything. */
const longest = 16

/**
 * Tells a currency from others that are called the same: anybody can make a
 * token named USDC, or like the coin of the chain.
 */
export function describeCurrency(
  { decimals, symbol: given }: Pick<CurrencyFacts, 'decimals' | 'symbol'>,
  /** Which currency it is. */
  { address, chainId }: { address: string; chainId: number },
  /** What it may be mistaken for. */
  others: { known: readonly Currency[]; native: string | undefined },
): CurrencyFacts {
  const symbol = plainLine(given, longest)
  if (address === zeroAddress) return { decimals, symbol }
  const { known, native } = others
  const isTaken =
    isSameIgnoringCase(symbol, native) ||
    known.some(
      (it) =>
        it.chainId === chainId &&
        isSameIgnoringCase(it.symbol, symbol) &&
        !isSameIgnoringCase(it.address, address),
    )
  if (isTaken)
    return { decimals, symbol: `${symbol} ${shortenAddress(address)}` }
  const wraps =
    native && isSameIgnoringCase(symbol, `W${native}`) ? native : undefined
  return { decimals, symbol, ...(wraps && { wraps }) }
}
