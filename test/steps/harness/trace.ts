import type { FlowEvent } from '../../../src/steps/events/flowEvent.js'
import type { ResumedFlow } from '../../../src/steps/journal/results.js'
import type { Progress } from '../../../src/steps/model/progress.js'

/** Kind of the border that an effect crosses. */
export type Border = 'storage' | 'wallet' | 'rpc' | 'http' | 'lock' | 'timer'

/** Everything observable in a run, in order. */
export type Noted = { at: number; tab: string } & (
  | { type: 'crossing'; point: number; border: Border; what: string }
  | { type: 'died' | 'opened' | 'left' | 'calm' }
  | { type: 'begun'; acknowledge: boolean }
  | { type: 'progress'; progress: Progress; isFrozen: boolean }
  | { type: 'event'; event: FlowEvent }
  | { type: 'resumed'; flows: readonly ResumedFlow[] }
  | { type: 'ended'; result?: unknown; error?: unknown }
  | { type: 'logged'; text: string }
)

type WithoutTime<noted> = noted extends Noted ? Omit<noted, 'at'> : never

/** Record of one story. */
export type Trace = {
  readonly notes: readonly Noted[]
  note(noted: WithoutTime<Noted>): void
}

export function createTrace(now: () => number): Trace {
  const notes: Noted[] = []
  return {
    notes,
    note: (noted) => void notes.push({ at: now(), ...noted } as Noted),
  }
}
