import type { MediaGateways } from '../../hooks/context/useMarketKit.js'
import type { MediaItem } from './getMediaSources.js'
import type { Attempts } from './useAttempts.js'

export type StageProps = {
  attempts: Attempts
  color?: string | undefined
  crossOrigin?: 'anonymous' | undefined
  gateways: MediaGateways
  item: MediaItem
  name: string
  poster: MediaItem | undefined
  scripts: boolean
}
