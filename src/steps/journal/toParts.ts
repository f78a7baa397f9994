import { type FlowIntent, getParts } from '../base/intent.js'
import type { PartProgress } from '../base/progress.js'
import type { PartEnd } from './record.js'

/**
 * Returns where the parts of an `edit` or of a `cancelMany` stand; undefined
 * for flows of one part.
 */
export function toParts(
  intent: FlowIntent,
  ended: readonly PartEnd[],
  /** Status of the part after those that ended. */
  status: PartProgress['status'],
): PartProgress[] | undefined {
  if (intent.kind !== 'edit' && intent.kind !== 'cancelMany') return undefined
  return getParts(intent).map((part, index) => {
    const kind = part.kind === 'list' ? 'list' : 'cancel'
    const end = ended[index]
    if (end?.over) return { kind, status: 'over', over: end.over }
    if (end) return { kind, status: 'done' }
    return { kind, status: index === ended.length ? status : 'waiting' }
  })
}
