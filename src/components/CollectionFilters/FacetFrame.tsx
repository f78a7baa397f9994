'use client'
import { type ReactNode, useState } from 'react'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { ChevronDown } from '../icon/icons.js'
import { formatCount } from '../Price/formatPrice.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { filterLabels } from './filterLabels.js'

export function FacetFrame(props: {
  children: ReactNode
  chosen: number
  isOpen: boolean
  name: string
}) {
  const { children, chosen, name } = props
  const labels = useLabels(filterLabels)
  const { locale } = useMarketKit()
  const [isOpen, setOpen] = useState(props.isOpen || chosen > 0)
  return (
    <details
      className="mk-facet"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen}
    >
      <summary className="mk-facet-title">
        <bdi>{plainLine(name, 64)}</bdi>
        {chosen > 0 && (
          <span className="mk-facet-chosen">
            <span aria-hidden="true">
              {formatCount(String(chosen), locale)}
            </span>
            <span className="mk-sr-only">{labels.chosen(chosen)}</span>
          </span>
        )}
        <ChevronDown />
      </summary>
      <div className="mk-facet-body">{children}</div>
    </details>
  )
}
