import { combineRoutines } from '../combineRoutines.js'
import type { ServiceContext } from '../context.js'
import { createRoutine, type Routine } from '../createRoutine.js'
import { indexNetwork, newMemory } from './indexNetwork.js'

/** Milliseconds between two reads of a chain. */
const interval = 500

/** Creates the routine that follows the chains. */
export function createIndexer(context: ServiceContext): Routine {
  return combineRoutines(
    context.networks.map((network) => {
      const memory = newMemory(context, network)
      return createRoutine(context, {
        failure: `Indexing ${network.name} failed. Retrying.`,
        interval,
        run(signal, { isFirst, isRepeated }) {
          if (isFirst) memory.buyers.forget()
          const waiting = isRepeated ? memory.waiting : undefined
          return indexNetwork(context, network, { ...memory, signal, waiting })
        },
        task: `indexer:${network.chainId}`,
      })
    }),
  )
}
