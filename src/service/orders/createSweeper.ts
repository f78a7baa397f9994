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
        failure: `Starting and ending orders on ${network.name} failed. It is tried again.`,
        interval,
        run: (signal) => sweepOrders(context, network, signal),
        task: `sweep:${network.chainId}`,
      }),
    ),
  )
}
