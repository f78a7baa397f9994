/**
 * Milliseconds since 1970 of a moment as services write them: RFC 3339 with any
 * number of fraction digits, or unix seconds.
 */
export function readMoment(text: string | undefined): number | undefined {
  if (!text) return undefined
  const time = /^\d+(?:\.\d+)?$/.test(text)
    ? Number(text) * 1000
    : Date.parse(text.replace(/(\.\d{3})\d+/, '$1'))
  // Later than any calendar: it never ends.
  return Number.isFinite(time) && Math.abs(time) < 8.64e15 ? time : undefined
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How far off a moment is, in words: `in 3 days`. */
export function formatDistance(
  moment: number,
  now: number,
  locale?: string | undefined,
): string {
  const seconds = (moment - now) / 1000
  const format = new Intl.RelativeTimeFormat(locale, {
    numeric: 'always',
  })
  // `in 2 days` until it is 1, so that nothing ends earlier than it said.
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size)
      return format.format(Math.trunc(seconds / size), unit)
  return format.format(Math.trunc(seconds), 'second')
}

/** A date with its time, in the reader's time zone unless one is given. */
export function formatMoment(
  moment: number,
  locale?: string | undefined,
  zone: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'> = {},
): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    month: 'short',
    year: 'numeric',
    ...zone,
  }).format(moment)
}
