import { expect } from 'vitest'
import { StepError } from '../../src/errors.js'
import type { FlowEvent } from '../../src/steps/events/flowEvent.js'
import { allFaults } from './harness/faults/allFaults.js'
import { type Ending, type Story, tell } from './harness/story.js'

/** A fault of the matrix by its name. */
export function named(name: string) {
  const fault = allFaults.find((it) => it.name === name)
  if (!fault) throw new Error(`There is no fault "${name}".`)
  return fault
}

/** Tells the story of a flow with faults of the matrix. */
export const withFault = (flow: Story['flow'], ...names: string[]) =>
  tell({ flow, faults: names.map(named) })

/** What the first tab asked of the wallet, before the storm was over. */
export function asked({ world }: Ending, tab = 'first') {
  return world.wallet.prompts
    .filter(({ kind, page }) => page === tab && kind !== 'switch')
    .map(({ kind }) => kind)
}

/** The facts of the error with which the first run ended. */
export function failure({ errors: [error] }: Ending) {
  if (!(error instanceof StepError)) return error
  const { fundsMoved, index, reason } = error
  return { fundsMoved, index, reason }
}

/** Everybody was told the truth, and it came to a good end. */
export function expectGood({ isDone, violations }: Ending) {
  expect(violations).toEqual([])
  expect(isDone).toBe(true)
}

/** All that was told to the host. */
export function getEvents({ world }: Ending): FlowEvent[] {
  return world.trace.notes.flatMap((it) =>
    it.type === 'event' ? [it.event] : [],
  )
}
