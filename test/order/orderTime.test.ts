import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  getExpiryTime,
  getStartTime,
  hasExpired,
  isExpiringAt,
  parseTime,
} from '../../src/order/orderTime.js'

const newYear = Date.UTC(2026, 0, 1)

afterEach(() => {
  vi.restoreAllMocks()
})

/** Unix seconds of the years 1970 to 9999, without the first second. */
const seconds = fc.integer({ min: 1, max: 253_402_300_799 })

describe('parseTime', () => {
  test.each([
    ['2026-01-01T00:00:00Z', newYear],
    ['2026-01-01T00:00:00.1Z', newYear + 100],
    ['2026-01-01T00:00:00.123456789Z', newYear + 123],
    ['2026-01-01T01:30:00+01:30', newYear],
    ['2025-12-31t19:00:00.5-05:00', newYear + 500],
    ['2026-01-01 00:00:00z', newYear],
    // Times without an offset are UTC, wherever the reader is.
    ['2026-01-01T00:00:00', newYear],
    ['2026-01-01', newYear],
    ['1767225600', newYear],
    ['1767225600.1239', newYear + 123],
    ['0', 0],
    ['0001-01-01T00:00:00Z', undefined],
    ['0001-01-01T00:00:00.000000000Z', undefined],
    ['8640000000000', 8.64e15],
    ['8640000000000.001', undefined],
    ['9'.repeat(78), undefined],
    ['tomorrow', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('default: %s', (text, time) => {
    expect(parseTime(text)).toBe(time)
  })

  test('default: every format of a time is parsed to the same millisecond', () => {
    fc.assert(
      fc.property(
        seconds,
        fc.stringMatching(/^\d{0,9}$/),
        fc.constantFrom('Z', 'z', '+00:00', '-00:00', ''),
        fc.constantFrom('T', 't', ' '),
        (time, digits, offset, separator) => {
          const [day, clock] = new Date(time * 1000)
            .toISOString()
            .slice(0, 19)
            .split('T')
          const fraction = digits && `.${digits}`
          const milliseconds = Number(digits.padEnd(3, '0').slice(0, 3))
          expect(
            parseTime(`${day}${separator}${clock}${fraction}${offset}`),
          ).toBe(time * 1000 + milliseconds)
          expect(parseTime(String(time))).toBe(time * 1000)
        },
      ),
    )
  })

  test.each([
    ['2026-01-01T00:00:00', newYear],
    ['2026-01-01t00:00:00z', newYear],
    ['2026-01-01 00:00:00.5', newYear + 500],
    ['2026-01-01T00:00:00.123456789Z', newYear + 123],
    ['2026-01-01T01:30:00.1+01:30', newYear + 100],
  ])(
    'behavior: an engine whose `Date.parse` reads only the ECMAScript format parses %s',
    (text, time) => {
      const parse = Date.parse
      const format = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|[+-]\d\d:\d\d)$/
      vi.spyOn(Date, 'parse').mockImplementation((text) =>
        format.test(text) ? parse(text) : Number.NaN,
      )
      expect(parseTime(text)).toBe(time)
    },
  )

  test('behavior: any text is parsed to whole milliseconds of a valid date or to undefined', () => {
    const numeric = fc.stringMatching(/^\d{1,80}(\.\d{0,20})?$/)
    fc.assert(
      fc.property(fc.oneof(fc.string(), numeric), (text) => {
        const time = parseTime(text)
        if (time === undefined) return
        expect(Number.isInteger(time)).toBe(true)
        expect(new Date(time).getTime()).toBe(time)
      }),
    )
  })
})

describe('getExpiryTime, getStartTime', () => {
  test.each([
    ['1767225600', newYear, newYear],
    ['2026-01-01T00:00:00.999Z', newYear, newYear + 1000],
    // No order ends in 1970: services write it for "none".
    ['0', undefined, 0],
    ['0.9', undefined, 1000],
    ['1969-12-31T23:59:59Z', undefined, -1000],
    ['0001-01-01T00:00:00Z', undefined, undefined],
    ['soon', undefined, undefined],
    [undefined, undefined, undefined],
  ])('default: %s', (text, expiry, start) => {
    expect(getExpiryTime({ validUntil: text })).toBe(expiry)
    expect(getStartTime({ validFrom: text })).toBe(start)
  })
})

describe('hasExpired', () => {
  test('default: an order is expired from the second of its end', () => {
    const order = { validUntil: '2026-01-01T00:00:00.900Z' }
    expect(hasExpired(order, newYear - 1)).toBe(false)
    expect(hasExpired(order, newYear)).toBe(true)
  })

  test.each([undefined, '0', '0001-01-01T00:00:00Z', 'soon', '9'.repeat(78)])(
    'behavior: an order with the end %s never expires',
    (validUntil) => {
      expect(hasExpired({ validUntil }, Number.MAX_SAFE_INTEGER)).toBe(false)
    },
  )

  test('behavior: without `now`, no order is expired', () => {
    expect(hasExpired({ validUntil: '1' }, undefined)).toBe(false)
    expect(hasExpired({ validUntil: '1' }, 1000)).toBe(true)
  })
})

describe('isExpiringAt', () => {
  test('default: the end is compared by the second, in any format', () => {
    fc.assert(
      fc.property(seconds, (time) => {
        const text = new Date(time * 1000).toISOString()
        for (const validUntil of [String(time), text]) {
          expect(isExpiringAt({ validUntil }, String(time))).toBe(true)
          expect(isExpiringAt({ validUntil }, String(time + 1))).toBe(false)
        }
      }),
    )
  })

  test('behavior: an end beyond the range of dates is compared exactly', () => {
    const validUntil = String(2n ** 256n - 1n)
    expect(isExpiringAt({ validUntil }, validUntil)).toBe(true)
    expect(isExpiringAt({ validUntil }, String(2n ** 256n - 2n))).toBe(false)
    expect(isExpiringAt({}, validUntil)).toBe(false)
  })
})
