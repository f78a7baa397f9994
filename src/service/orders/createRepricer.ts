import type { ServiceContext } from '../context.js'
import { createRoutine, type Routine } from '../createRoutine.js'
import { repriceOrders } from './repriceOrders.js'

/** Milliseconds between two checks whether another process has ended. */
const interval = 1000

/**
 * Creates the routine that updates the dollar prices of open orders once. It
 * runs beside the requests, because a large book takes many seconds. It keeps
 * its lease until it stops; only then does a process with other rates take over.
 */
export function createRepricer(context: ServiceContext): Routine {
  let isDone = false
  return createRoutine(context, {
    failure: 'Updating the dollar prices failed. Retrying.',
    interval,
    async run(signal) {
      if (isDone) return false
      await repriceOrders(context, signal)
      isDone = true
      return false
    },
    task: 'reprice',
  })
}
