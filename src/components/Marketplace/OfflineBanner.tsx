'use client'
import { useOnline } from '../../hooks/useOnline.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { WifiOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'

export function OfflineBanner() {
  const isOnline = useOnline()
  const labels = useLabels(commonLabels)
  return (
    <div className="mk-offline" role="status">
      {!isOnline && (
        <p className="mk-offline-words">
          <WifiOff />
          <span>
            <strong>{labels.offline}</strong> {labels.offlineText}
          </span>
        </p>
      )}
    </div>
  )
}
