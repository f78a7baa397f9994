import { combineRoutines } from '../combineRoutines.js'
import type { ServiceContext } from '../context.js'
import { createRoutine, type Routine } from '../createRoutine.js'
import { sweepOrders } from './sweepOrders.js'

/** Milliseconds between two sweeps. */
const interval = 1000

/** Creates the routine that ends expired orders and starts waiting ones. */
export function createSweeper(context: ServiceContext): Routine {
  return combineRoutines(
    context.networks.map((network) =>
      createRoutine(context, {
        failure: `Activating and expiring orders on ${network.name} failed. Retrying.`,
        interval,
        run: (signal) => sweepOrders(context, network, signal),
        task: `sweep:${network.chainId}`,
      }),
    ),
  )
}
