'use client'
import type { TrackedFlow } from '../../hooks/flows/trackedFlows.js'
import { noticeLabels } from '../../labels/noticeLabels.js'
import { Button } from '../base/Button.js'
import { useLabels } from '../text/useLabels.js'
import { getUnlisted } from './getUnlisted.js'

export function UnfinishedListings(props: {
  flow: TrackedFlow
  name: string | undefined
  onFinish: () => void
}) {
  const { flow, name, onFinish } = props
  const { parts = [] } = flow
  const labels = useLabels(noticeLabels)
  const listed = parts.filter(({ status }) => status === 'done')
  return (
    <div className="mk-flow-notice-content">
      {name && <span className="mk-flow-notice-eyebrow">{name}</span>}
      <strong className="mk-flow-notice-title">
        {labels.listManyPartly(listed.length, parts.length)}
      </strong>
      <p className="mk-flow-notice-text">{labels.listManyLeft}</p>
      {getUnlisted(flow) && (
        <div className="mk-flow-notice-actions">
          <Button onClick={onFinish}>{labels.listManyFinish}</Button>
        </div>
      )}
    </div>
  )
}
