import type {
  Progress,
  StepProgress,
} from '../../../src/steps/model/progress.js'
import type { Violation } from './invariants.js'
import type { Trace } from './trace.js'

type Status = StepProgress['status']

/** Allowed changes of a step's status. */
const paths: Record<Status, readonly Status[]> = {
  waiting: ['switching', 'prompting', 'confirming', 'posting', 'failed'],
  switching: ['prompting', 'failed'],
  prompting: ['confirming', 'posting', 'done', 'failed', 'waiting'],
  confirming: ['confirming', 'queued', 'posting', 'done', 'failed'],
  queued: ['confirming', 'posting', 'done', 'failed'],
  posting: ['done', 'failed'],
  done: [],
  failed: [],
}

const phases = ['quoting', 'executing', 'indexing'] as const

/** I7: progress follows the state machine, and is frozen, plain data. */
export function checkMachine({ notes }: Trace): Violation[] {
  const violations: Violation[] = []
  const broken = (what: string) => violations.push({ invariant: 'I7', what })
  const latest = new Map<string, Progress>()
  for (const note of notes) {
    if (note.type === 'begun') latest.delete(note.tab)
    if (note.type !== 'progress') continue
    const { isFrozen, progress, tab } = note
    if (!isFrozen) broken('a snapshot that can be changed')
    if (!isPlain(progress)) broken('a snapshot that is not plain data')
    const before = latest.get(tab)
    if (before && getPartIndex(before) === getPartIndex(progress))
      checkChange(before, progress, broken)
    latest.set(tab, progress)
  }
  return violations
}

/**
 * Returns the current part of a flow; each part has its own phases and steps.
 */
function getPartIndex({ parts }: Progress): number | undefined {
  return parts?.findIndex(({ status }) => !/^(done|ended)$/.test(status))
}

/** Whether a value survives JSON unchanged. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return (
      /^(string|boolean|undefined)$/.test(typeof value) ||
      Number.isFinite(value) ||
      value === null
    )
  const isData = [Object.prototype, Array.prototype].includes(
    Object.getPrototypeOf(value),
  )
  return isData && Object.values(value).every(isPlain)
}

function checkChange(
  before: Progress,
  after: Progress,
  broken: (what: string) => void,
): void {
  if (before.status !== 'running' && before.status !== after.status)
    broken(`a run goes on after ${before.status}`)
  if (phases.indexOf(after.phase) < phases.indexOf(before.phase))
    broken(`a run goes from ${before.phase} back to ${after.phase}`)
  if (before.steps.length > 0 && before.steps.length !== after.steps.length)
    broken('steps come or go')
  for (const [index, step] of after.steps.entries()) {
    const from = before.steps[index]?.status
    if (from && from !== step.status && !paths[from].includes(step.status))
      broken(`a step goes from ${from} to ${step.status}`)
    const isBegun = step.status !== 'waiting' && step.status !== 'failed'
    const isEarlierOpen = after.steps
      .slice(0, index)
      .some((it) => it.status !== 'done' && !(it.bundled && step.bundled))
    if (isBegun && isEarlierOpen && !step.bundled)
      broken(`step ${index} is ${step.status} before its turn`)
  }
}
