'use client'
import type { useBrowse } from '../../hooks/useBrowse.js'
import { ChevronDown } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { toolbarLabels } from './toolbarLabels.js'

/** A native select, which phones display best. */
export function SortSelect({
  change,
  sorts,
  state,
}: Pick<useBrowse.ReturnType, 'change' | 'sorts' | 'state'>) {
  const labels = useLabels(toolbarLabels)
  const [usual] = sorts
  if (!usual || sorts.length < 2) return null
  const now = sorts.find(({ id }) => id === state.sort) ?? usual
  return (
    <div className="mk-sort">
      <select
        aria-label={labels.sort}
        className="mk-select"
        onChange={({ target: { value } }) =>
          change({ sort: value === usual.id ? undefined : value })
        }
        value={now.id}
      >
        {sorts.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </div>
  )
}
