import type { Order } from '../rpc/schemas.js'

const rfc3339 =
  /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|z|[+-]\d\d:\d\d)?$/

/** Milliseconds of the last moment that a `Date` can hold. */
const calendarEnd = 8.64e15

/**
 * Unix time in milliseconds of a time as services write it: RFC 3339 with any
 * number of fraction digits (UTC if it has no offset), or unix seconds as
 * a string. Fractions of a millisecond are dropped.
 *
 * Returns undefined for year 1, which means "none", for a time that no calendar
 * reaches, such as the largest uint256, and for text that isn't a time.
 */
export function parseTime(text: string | undefined): number | undefined {
  if (!text || text.startsWith('0001-01-01T00:00:00')) return undefined
  const time = parseMilliseconds(text)
  return Math.abs(time) <= calendarEnd ? time : undefined
}

/** NaN where the text isn't a time. */
function parseMilliseconds(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Math.floor(Number(text) * 1000)
  const parts = rfc3339.exec(text)
  // Other spellings, such as a date without a time, are the platform's to read.
  if (!parts) return Date.parse(text)
  const [, date, time, fraction = '', offset = 'Z'] = parts
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0')
  return Date.parse(`${date}T${time}.${milliseconds}${offset.toUpperCase()}`)
}

/**
 * Unix time in milliseconds from which the order cannot be filled; undefined
 * if it never ends or has no end time (also `0`). Rounded down to a whole second,
 * as chains count: an order is never offered after its end.
 */
export function getExpiryTime({
  validUntil,
}: Pick<Order, 'validUntil'>): number | undefined {
  const time = parseTime(validUntil)
  const seconds = time === undefined ? 0 : Math.floor(time / 1000)
  return seconds > 0 ? seconds * 1000 : undefined
}

/**
 * Unix time in milliseconds before which the order cannot be filled; undefined
 * if it has no start time. Rounded up to a whole second, as chains count.
 */
export function getStartTime({
  validFrom,
}: Pick<Order, 'validFrom'>): number | undefined {
  const time = parseTime(validFrom)
  return time === undefined ? undefined : Math.ceil(time / 1000) * 1000
}

/** Whether the order has expired at `now`, unix time in milliseconds. Without a clock, never. */
export function hasExpired(
  order: Pick<Order, 'validUntil'>,
  now: number | undefined,
): boolean {
  const expiry = getExpiryTime(order)
  return now !== undefined && expiry !== undefined && expiry <= now
}

/** Whether the order ends at `expiry`, unix seconds in decimal digits, of any size. */
export function isExpiringAt(
  order: Pick<Order, 'validUntil'>,
  expiry: string,
): boolean {
  return (
    order.validUntil === expiry ||
    getExpiryTime(order) === Number(expiry) * 1000
  )
}
