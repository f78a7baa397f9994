import { combineRoutines } from '../combineRoutines.js'
import type { ServiceContext } from '../context.js'
import { createRoutine, type Routine } from '../createRoutine.js'
import { readNetwork } from './readNetwork.js'

/** Milliseconds between two reads of due tokens. */
const interval = 1000

/** Creates the routine that reads due metadata. */
export function createMetadataReader(context: ServiceContext): Routine {
  return combineRoutines(
    context.networks.map((network) =>
      createRoutine(context, {
        failure: `Reading metadata on ${network.name} failed. Retrying.`,
        interval,
        run: (signal) => readNetwork(context, network, signal),
        task: `metadata:${network.chainId}`,
      }),
    ),
  )
}
