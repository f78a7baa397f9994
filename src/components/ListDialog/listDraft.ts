import { type Address, isAddressEqual } from 'viem'
import type { useList } from '../../hooks/useList.js'
import { formatPrice } from '../Price/formatPrice.js'
import type { OrderbookChoice } from './chosenBook.js'
import { durations, toLocalTime } from './listingEnd.js'
import type { useCurrencies } from './useCurrencies.js'

/** What a person fills in to list. */
export type ListDraft = {
  /** In which currency. @default the first of `choices` */
  currency?: Address | undefined
  /** Seconds from now for which to list. */
  duration: number
  /** Until when, in place of `duration`: local time as `2030-01-31T12:00`. */
  endsAt?: string | undefined
  /** On which book, where there are several. */
  orderbook?: OrderbookChoice['orderbook'] | undefined
  /** The price of one, as it was typed. */
  price: string
  /** How many. @default 1n */
  quantity?: bigint | undefined
}

/** What is filled in before anybody has. */
export const emptyDraft: ListDraft = { duration: 7 * 86_400, price: '' }

/** What a listing that runs, or has failed, was made of. */
export function draftOf(
  begun:
    | Partial<Pick<useList.ReturnType, 'submittedAt' | 'variables'>>
    | undefined,
  choices: ReturnType<typeof useCurrencies>,
  locale: string | undefined,
): ListDraft | undefined {
  const { submittedAt = 0, variables } = begun ?? {}
  const choice =
    variables &&
    choices.find((it) => isAddressEqual(it.address, variables.currencyAddress))
  if (!choice) return undefined
  const { expiry, orderbook, pricePerToken, quantity = '1' } = variables
  const length = Number(expiry) - submittedAt / 1000
  const isOver = Number(expiry) < Date.now() / 1000
  const duration =
    durations.find((it) => Math.abs(it - length) < 60) ??
    (isOver ? emptyDraft.duration : undefined)
  return {
    currency: choice.address,
    duration: duration ?? emptyDraft.duration,
    endsAt: duration ? undefined : toLocalTime(Number(expiry)),
    orderbook,
    price: formatPrice(pricePerToken, choice.decimals, { exact: true, locale }),
    quantity: BigInt(quantity),
  }
}

/** A price as it was typed or pasted, without the name of its currency. */
export function withoutSymbol(text: string, symbol: string): string {
  const name = symbol.toLowerCase()
  const plain = text.trim()
  const lower = plain.toLowerCase()
  if (!name) return plain
  if (lower.endsWith(name)) return plain.slice(0, -name.length)
  return lower.startsWith(name) ? plain.slice(name.length) : plain
}
