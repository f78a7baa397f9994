import { ConfigurationError } from '../../errors.js'
import type { FlowIntent, PartIntent } from './intent.js'

/** Returns the parts of a flow, in the order of their execution. */
export function getParts(intent: FlowIntent): readonly PartIntent[] {
  switch (intent.kind) {
    case 'edit':
      return intent.sequence.map((part) => intent[part])
    case 'cancelMany':
      return intent.cancels
    case 'listMany':
      return intent.lists
    default:
      return [intent]
  }
}

/** Whether the flow is of a kind that has parts, also if there is only one. */
export function hasParts({ kind }: FlowIntent): boolean {
  return kind === 'edit' || kind === 'cancelMany' || kind === 'listMany'
}

/** Returns one part of a flow, by its position from 0. */
export function getPart(intent: FlowIntent, index: number): PartIntent {
  const part = getParts(intent)[index]
  if (part) return part
  throw new ConfigurationError(`The flow has no part ${index + 1}.`)
}
