import { expect } from 'vitest'
import { StepError } from '../../../src/errors.js'
import type { FlowEvent } from '../../../src/steps/events/flowEvent.js'
import { allFaults } from './faults/allFaults.js'
import { type Ending, type Story, tell } from './story.js'

/** Finds a fault of the matrix by name. */
export function named(name: string) {
  const fault = allFaults.find((it) => it.name === name)
  if (!fault) throw new Error(`There is no fault "${name}".`)
  return fault
}

/** Runs the story of a flow with faults of the matrix. */
export const withFault = (flow: Story['flow'], ...names: string[]) =>
  tell({ flow, faults: names.map(named) })

/** Returns the prompts of the first tab before the faults were over. */
export function asked({ world }: Ending, tab = 'first') {
  return world.wallet.prompts
    .filter(({ kind, page }) => page === tab && kind !== 'switch')
    .map(({ kind }) => kind)
}

/** Returns the facts of the error of the first run. */
export function failure({ errors: [error] }: Ending) {
  if (!(error instanceof StepError)) return error
  const { fundsMoved, index, reason } = error
  return { fundsMoved, index, reason }
}

/** Expects that no invariant is violated and the flow succeeds. */
export function expectGood({ isDone, violations }: Ending) {
  expect(violations).toEqual([])
  expect(isDone).toBe(true)
}

/** Returns all events that the host received. */
export function getEvents({ world }: Ending): FlowEvent[] {
  return world.trace.notes.flatMap((it) =>
    it.type === 'event' ? [it.event] : [],
  )
}
