'use client'
import { useOnline } from '../../hooks/useOnline.js'

/** What is asked of the service, or ends in something that is posted. */
const needsNetwork =
  /^(accept|asked|buy|cancel|cancelOld|change|checking|failed|list|noSteps|resuming)$/

/** What can be done now: without a network nothing is begun. */
export function useWhenOnline<next extends string>(
  next: next,
): next | 'offline' {
  const isOnline = useOnline()
  return isOnline || !needsNetwork.test(next) ? next : 'offline'
}
