import { type Address, isAddressEqual } from 'viem'
import type { useList } from '../../hooks/trades/useList.js'
import { getWholeToken } from '../../order/quantity.js'
import { formatPrice } from '../Price/formatPrice.js'
import type { ListCurrency, OrderbookChoice } from './useCurrencies.js'

/** The fields of a listing, as filled in. */
export type ListDraft = {
  /** Currency of the price. @default the first of `choices` */
  currency?: Address | undefined
  /** Duration in seconds. */
  duration: number
  /** End in place of `duration`: local time as `2030-01-31T12:00`. */
  endsAt?: string | undefined
  /** Chosen order book, if there are several. */
  orderbook?: OrderbookChoice['orderbook'] | undefined
  /** Unit price, as typed. */
  price: string
  /** Quantity in base units. @default one whole token */
  quantity?: bigint | undefined
}

const day = 86_400 // seconds

export const emptyDraft: ListDraft = { duration: 7 * day, price: '' }

export const durations = [1, 3, 7, 30, 90, 180].map((days) => days * day)

/** In seconds. */
export const getUnixTime = () => Math.floor(Date.now() / 1000)

export const minSeconds = 15 * 60
export const maxSeconds = 365 * day

/** End of a listing in unix seconds, or why the date is invalid. */
export type ListingEnd =
  | { expiry: number; problem?: undefined }
  | { expiry?: undefined; problem: 'empty' | 'tooSoon' | 'tooLate' }

export function getListingEnd(
  { duration, endsAt }: Pick<ListDraft, 'duration' | 'endsAt'>,
  now: number,
): ListingEnd {
  if (endsAt === undefined) return { expiry: now + duration }
  const expiry = Math.floor(new Date(endsAt).getTime() / 1000)
  if (Number.isNaN(expiry)) return { problem: 'empty' }
  if (expiry < now + minSeconds) return { problem: 'tooSoon' }
  if (expiry > now + maxSeconds) return { problem: 'tooLate' }
  return { expiry }
}

export function toLocalTime(seconds: number): string {
  const date = new Date(seconds * 1000)
  const offset = date.getTimezoneOffset() * 60_000
  return new Date(date.getTime() - offset).toISOString().slice(0, 16)
}

export function toDraft(
  begun:
    | Partial<Pick<useList.ReturnType, 'submittedAt' | 'variables'>>
    | undefined,
  choices: readonly ListCurrency[],
  {
    item,
    locale,
  }: {
    item: { quantityDecimals?: number | undefined }
    locale: string | undefined
  },
): ListDraft | undefined {
  const { submittedAt = 0, variables } = begun ?? {}
  const choice =
    variables &&
    choices.find((it) => isAddressEqual(it.address, variables.currencyAddress))
  if (!choice) return undefined
  const { expiry, orderbook, pricePerToken, quantity = '1' } = variables
  const length = Number(expiry) - submittedAt / 1000
  const isExpired = Number(expiry) < Date.now() / 1000
  const duration =
    durations.find((it) => Math.abs(it - length) < 60) ??
    (isExpired ? emptyDraft.duration : undefined)
  const unitPrice = BigInt(pricePerToken) * getWholeToken(item)
  return {
    currency: choice.address,
    duration: duration ?? emptyDraft.duration,
    endsAt: duration ? undefined : toLocalTime(Number(expiry)),
    orderbook,
    price: formatPrice(unitPrice, choice.decimals, { exact: true, locale }),
    quantity: BigInt(quantity),
  }
}
