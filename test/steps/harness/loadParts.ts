import { loadRuntime } from '../../../src/steps/flows/startFlow.js'
import { loadDecoders } from '../../../src/steps/guard/loadDecoders.js'
import { loadSimulation } from '../../../src/steps/simulate/loadSimulation.js'

/** Loading takes real time, of which a run in no time knows nothing. */
export async function loadParts(): Promise<void> {
  await Promise.all([loadDecoders(), loadRuntime(), loadSimulation()])
}
