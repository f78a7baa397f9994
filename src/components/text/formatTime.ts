const day = 86_400

/** In days; distances of less than two of a unit use the next smaller unit. */
const longUnits = [
  ['year', 365.25],
  ['month', 30.44],
  ['week', 7],
] as const

const shortUnits = [
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Counts calendar days in the user's time zone, as dates do. */
export function formatDistance(
  moment: number,
  now: number,
  locale?: string | undefined,
): string {
  const seconds = (moment - now) / 1000
  const isNow = seconds < 1 && seconds > -60
  const format = new Intl.RelativeTimeFormat(locale, {
    numeric: isNow ? 'auto' : 'always',
  })
  // `auto` turns 0 seconds into "now".
  if (isNow) return format.format(0, 'second')
  if (Math.abs(seconds) >= day) {
    // A day with a clock change can have 25 hours.
    const days =
      getCalendarDay(moment) - getCalendarDay(now) || Math.sign(seconds)
    for (const [unit, size] of longUnits)
      if (Math.abs(days) >= 2 * size)
        return format.format(Math.round(days / size), unit)
    return format.format(days, 'day')
  }
  // Rounded down, so that nothing ends earlier than shown.
  for (const [unit, size] of shortUnits)
    if (Math.abs(seconds) >= size)
      return format.format(Math.trunc(seconds / size), unit)
  return format.format(Math.trunc(seconds), 'second')
}

function getCalendarDay(moment: number): number {
  const date = new Date(moment)
  return (
    Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (day * 1000)
  )
}

export function formatMoment(
  moment: number,
  locale?: string | undefined,
  timeZone?: 'UTC' | undefined,
): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    month: 'short',
    timeZone,
    timeZoneName: 'short',
    year: 'numeric',
  }).format(moment)
}
