'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { formatDistance, formatMoment } from './formatTime.js'

export function Moment(props: { at: number; now: number | undefined }) {
  const { at, now } = props
  const { locale } = useMarketKit()
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={now === undefined ? undefined : formatMoment(at, locale)}
    >
      {now === undefined
        ? // The server's time zone differs from the user's.
          formatMoment(at, locale, 'UTC')
        : formatDistance(at, now, locale)}
    </time>
  )
}
