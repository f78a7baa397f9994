'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'

export function CountBadge({ count }: { count: number }) {
  const { locale } = useMarketKit()
  if (count === 0) return null
  return (
    // A new key repeats the animation.
    <span aria-hidden="true" className="mk-badge" key={count}>
      {new Intl.NumberFormat(locale).format(count)}
    </span>
  )
}
