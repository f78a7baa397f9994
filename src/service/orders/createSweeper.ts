import { combineRoutines } from '../combineRoutines.js'
import type { ServiceContext } from '../context.js'
import { createRoutine, type Routine } from '../createRoutine.js'
import { sweepOrders } from './sweepOrders.js'

/** Milliseconds between two looks at the clock. */
const interval = 1000

/** Creates what has orders end and begin when their time comes. */
export function createSweeper(context: ServiceContext): Routine {
  return combineRoutines(
    context.networks.map((network) =>
      createRoutine(context, {
        failure: `Ending orders on ${network.name} failed. It is tried again.`,
        interval,
        run: (signal) => sweepOrders(context, network, signal),
        task: `sweep:${network.chainId}`,
      }),
    ),
  )
}
