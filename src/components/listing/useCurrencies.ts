'use client'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { useChain } from '../../hooks/context/useChain.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import type { useList } from '../../hooks/trades/useList.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Order } from '../../rpc/schemas.js'
import { useCurrency } from '../Price/useCurrency.js'

/** A currency that a price can be in. */
export type ListCurrency = {
  /** Address of the token; the zero address for the chain's own currency. */
  address: Address
  /** Symbol, such as `USDC`. */
  symbol: string
  /** Number of decimals. */
  decimals: number
}

/** An order book to list on. */
export type OrderbookChoice = {
  /** Currencies that it accepts. @default all that can be chosen */
  currencies?: readonly Address[] | undefined
  /** Its fee in basis points (hundredths of a per cent), for display. */
  feeBps?: number | undefined
  /** Name for people. */
  label: string
  /** Name in requests. */
  orderbook: NonNullable<useList.Variables['orderbook']>
}

/** For chains that neither the provider nor wagmi's config knows. */
const ether: ListCurrency = {
  address: zeroAddress,
  symbol: 'ETH',
  decimals: 18,
}

export function useCurrencies(
  chainId: number,
  allowed: readonly Address[] | undefined,
): ListCurrency[] {
  const { currencies } = useMarketKit()
  const native = useChain(chainId)?.nativeCurrency
  const known = [
    ...(native ? [{ ...native, address: zeroAddress as Address }] : []),
    ...currencies.filter(
      (currency) =>
        currency.chainId === chainId &&
        !(native && isAddressEqual(currency.address, zeroAddress)),
    ),
  ]
  return allowed
    ? known.filter(({ address }) => includes(allowed, address))
    : known
}

export function getChosenBook(
  {
    currencies,
    orderbook,
    orderbooks = [],
  }: {
    currencies?: readonly Address[] | undefined
    orderbook?: OrderbookChoice['orderbook'] | undefined
    orderbooks?: readonly OrderbookChoice[] | undefined
  },
  chosen: OrderbookChoice['orderbook'] | undefined,
): {
  book: OrderbookChoice['orderbook'] | undefined
  currencies: readonly Address[] | undefined
} {
  const choice =
    orderbooks.find((it) => it.orderbook === (chosen ?? orderbook)) ??
    orderbooks[0]
  if (!choice) return { book: orderbook, currencies }
  const accepted = choice.currencies
  return {
    book: choice.orderbook,
    currencies:
      accepted && currencies
        ? currencies.filter((it) => includes(accepted, it))
        : (accepted ?? currencies),
  }
}

function includes(addresses: readonly Address[], wanted: Address): boolean {
  return addresses.some((address) => isSameText(address, wanted))
}

/** Returns the choice with an address, or `usual` if there is none. */
export function chooseCurrency(
  choices: readonly ListCurrency[],
  wanted: Address | undefined,
  usual = choices[0] ?? ether,
): ListCurrency {
  return choices.find(({ address }) => isSameText(address, wanted)) ?? usual
}

/** `hasUnknownDecimals`: neither the provider nor the contract confirms the decimals. */
export function useEditedCurrency(
  order: Order | undefined,
): (ListCurrency & { hasUnknownDecimals: boolean }) | undefined {
  const address = order?.priceCurrencyAddress ?? zeroAddress
  const facts = useCurrency(order?.chainId ?? 0, address)
  if (!order) return undefined
  const { decimals = order.priceDecimals ?? 18, symbol = '' } = facts ?? {}
  return { address, decimals, hasUnknownDecimals: !facts, symbol }
}

export function withCurrency(
  choices: ListCurrency[],
  added: ListCurrency | undefined,
): ListCurrency[] {
  const isThere = choices.some(
    ({ address }) => added && isAddressEqual(address, added.address),
  )
  return added && !isThere ? [...choices, added] : choices
}
