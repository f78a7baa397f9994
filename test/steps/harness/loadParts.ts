import { loadRuntime } from '../../../src/steps/flows/loadRuntime.js'

/** Loading takes real time, of which a run in no time knows nothing. */
export async function loadParts(): Promise<void> {
  await loadRuntime()
}
