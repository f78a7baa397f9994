'use client'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useOnline } from '../../hooks/useOnline.js'
import { useLabels } from '../parts/useLabels.js'

/** Tells that there is no network, for as long as there is none. */
export function OfflineBanner() {
  const isOnline = useOnline()
  const labels = useLabels()
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
