export { createFlowTracker } from './createFlowTracker.js'
export { followFlow } from './followFlow.js'
