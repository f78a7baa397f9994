import type { PlannedTrial } from '../../steps/simulate/plannedTrial.js'

/** Holds the simulation of the latest plan for one purchase. */
export function holdTrial() {
  let held: PlannedTrial | undefined
  return {
    onTrial(trial: PlannedTrial) {
      held = trial
    },
    takeTrial() {
      const trial = held
      held = undefined
      return trial
    },
  }
}
