const day = 86_400

/** How many days a unit has, from two of it on. */
const longUnits = [
  ['year', 365.25],
  ['month', 30.44],
  ['week', 7],
] as const

const shortUnits = [
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * How far off a moment is, in words: `in 3 days`. Days are those between the
 * dates in the reader's time zone, so that it agrees with the date itself.
 */
export function formatDistance(
  moment: number,
  now: number,
  locale?: string | undefined,
): string {
  const seconds = (moment - now) / 1000
  const format = new Intl.RelativeTimeFormat(locale, {
    numeric: 'always',
  })
  if (Math.abs(seconds) >= day) {
    // Clocks that are set back make a day longer than one.
    const days =
      getCalendarDay(moment) - getCalendarDay(now) || Math.sign(seconds)
    for (const [unit, size] of longUnits)
      if (Math.abs(days) >= 2 * size)
        return format.format(Math.round(days / size), unit)
    return format.format(days, 'day')
  }
  // `in 2 hours` until it is 1, so that nothing ends earlier than it said.
  for (const [unit, size] of shortUnits)
    if (Math.abs(seconds) >= size)
      return format.format(Math.trunc(seconds / size), unit)
  return format.format(Math.trunc(seconds), 'second')
}

/** Counts the days of the reader's calendar. */
function getCalendarDay(moment: number): number {
  const date = new Date(moment)
  return (
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (day * 1000)
  )
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
