'use client'
import { useChain } from '../../hooks/context/useChain.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { parseTime } from '../../order/orderTime.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'

export function Kind({ of }: { of: string | undefined }) {
  const name = plainLine(of, 24)
  if (!name) return <span>–</span>
  const text = /^ERC\d+$/.test(name)
    ? name.replace('ERC', 'ERC-')
    : name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase()
  return (
    <span className="mk-tag" data-tone="neutral">
      {text}
    </span>
  )
}

export function NetworkName({ chainId }: { chainId: number | undefined }) {
  const chain = useChain(chainId)
  return <span>{chain?.name ?? chainId ?? '–'}</span>
}

export function Day({ of }: { of: string | undefined }) {
  const { locale } = useMarketKit()
  const labels = useLabels(commonLabels)
  const moment = parseTime(of)
  if (moment === undefined) return <span>{labels.unknown}</span>
  return (
    <time dateTime={new Date(moment).toISOString()}>
      {new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeZone: 'UTC',
      }).format(moment)}
    </time>
  )
}
