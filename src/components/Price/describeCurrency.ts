import { zeroAddress } from 'viem'
import type { Currency } from '../../hooks/context/useMarketKit.js'
import { isSameText } from '../../rpc/isSameText.js'
import { plainLine } from '../text/plainText.js'
import { shortenAddress } from '../text/ShortAddress.js'

export type CurrencyFacts = {
  /** Its symbol; with its address if another currency uses the same symbol. */
  symbol: string
  /** Digits after the decimal point of one unit. */
  decimals: number
  /** The native currency that it wraps. */
  wraps?: string | undefined
  /** Set while `decimals` is not known: amounts are shown as unknown. */
  hasUnknownDecimals?: true | undefined
  /** Set if its contract has no `decimals()`: no price in it can be verified. */
  hasNoDecimals?: true | undefined
}

/** A contract can call itself anything. */
const maxSymbolLength = 16

export function describeCurrency(
  { decimals, symbol: given }: Pick<CurrencyFacts, 'decimals' | 'symbol'>,
  { address, chainId }: { address: string; chainId: number },
  others: { known: readonly Currency[]; native: string | undefined },
): CurrencyFacts {
  const symbol = plainLine(given, maxSymbolLength) || shortenAddress(address)
  if (address === zeroAddress) return { decimals, symbol }
  const { known, native } = others
  const isTaken =
    isSameText(symbol, native) ||
    known.some(
      (it) =>
        it.chainId === chainId &&
        isSameText(it.symbol, symbol) &&
        !isSameText(it.address, address),
    )
  if (isTaken)
    return { decimals, symbol: `${symbol} ${shortenAddress(address)}` }
  const wraps = native && isSameText(symbol, `W${native}`) ? native : undefined
  return { decimals, symbol, ...(wraps && { wraps }) }
}
