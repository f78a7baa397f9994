import type { Routine } from './createRoutine.js'

/** Combines several routines into one. */
export function combineRoutines(routines: readonly Routine[]): Routine {
  return {
    start() {
      for (const routine of routines) routine.start()
    },
    async stop() {
      await Promise.all(routines.map((routine) => routine.stop()))
    },
    async sync() {
      await Promise.all(routines.map((routine) => routine.sync()))
    },
  }
}
