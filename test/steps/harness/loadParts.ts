import { loadRuntime } from '../../../src/steps/flows/loadRuntime.js'

/** Loads lazy chunks in advance, because loading takes real time. */
export async function loadParts(): Promise<void> {
  await loadRuntime()
}
