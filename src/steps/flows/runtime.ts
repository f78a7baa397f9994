export { verifySteps } from '../guard/verifySteps.js'
export { isOwnRecord } from '../journal/checkRecord.js'
export {
  assertOptions,
  assertParameters,
  toMarketKitError,
} from '../model/options.js'
export { planSteps } from '../review/planSteps.js'
export { toCancelStep } from './cancellation.js'
export { forget, resume } from './resume.js'
export { runFlow, runSteps } from './runFlow.js'
