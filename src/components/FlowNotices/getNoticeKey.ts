import type { TrackedFlow } from '../../hooks/trackedFlows.js'

/** A hidden notice comes back when its status changes. */
export function getNoticeKey({ id, status }: TrackedFlow): string {
  return `${id}:${status}`
}
