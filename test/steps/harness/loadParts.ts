import { loadHands } from '../../../src/steps/loadHands.js'
import { loadSimulation } from '../../../src/steps/simulate/loadSimulation.js'

/** Loading takes real time, of which a run in no time knows nothing. */
export async function loadParts(): Promise<void> {
  await Promise.all([loadHands(), loadSimulation()])
}
