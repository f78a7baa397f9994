'use client'
import { type ReactNode, useState } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { filterLabels } from '../../labels/filterLabels.js'
import { ChevronDown } from '../icon/icons.js'
import { formatCount } from '../Price/formatPrice.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'

export function FacetFrame(props: {
  children: ReactNode
  chosen: number
  isOpen: boolean
  name: string
}) {
  const { children, chosen, name } = props
  const labels = useLabels(filterLabels)
  const [isOpen, setOpen] = useState(props.isOpen || chosen > 0)
  return (
    <details
      className="mk-facet"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen}
    >
      <summary className="mk-facet-title">
        <bdi>{plainLine(name, 64)}</bdi>
        <FilterCount
          className="mk-facet-chosen"
          count={chosen}
          label={labels.chosen(chosen)}
        />
        <ChevronDown />
      </summary>
      <div className="mk-facet-body">{children}</div>
    </details>
  )
}

export function FilterCount(props: {
  className: string
  count: number
  label: string
}) {
  const { className, count, label } = props
  const { locale } = useMarketKit()
  if (count === 0) return null
  return (
    <span className={className}>
      <span aria-hidden="true">{formatCount(String(count), locale)}</span>
      <span className="mk-sr-only">{label}</span>
    </span>
  )
}
