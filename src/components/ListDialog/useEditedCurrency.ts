'use client'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Order } from '../../rpc/schemas.js'
import { useCurrency } from '../Price/useCurrency.js'
import type { useCurrencies } from './useCurrencies.js'

/** The currency of a listing that is edited. */
export type EditedCurrency = {
  address: Address
  symbol: string
  decimals: number
  /** Whether its decimals are only what the order says, or the usual ones. */
  isGuess: boolean
}

/** What an edited listing is counted in, also where the host knows of it not. */
export function useEditedCurrency(
  order: Order | undefined,
): EditedCurrency | undefined {
  const address = order?.priceCurrencyAddress ?? zeroAddress
  const facts = useCurrency(order?.chainId ?? 0, address)
  if (!order) return undefined
  const { decimals = order.priceDecimals ?? 18, symbol = '' } = facts ?? {}
  return { address, decimals, isGuess: !facts, symbol }
}

/** Choices of currencies, and that of the listing that is edited. */
export function withOwn(
  choices: ReturnType<typeof useCurrencies>,
  own: EditedCurrency | undefined,
): ReturnType<typeof useCurrencies> {
  const isThere = choices.some(
    ({ address }) => own && isAddressEqual(address, own.address),
  )
  return own && !isThere ? [...choices, own] : choices
}
