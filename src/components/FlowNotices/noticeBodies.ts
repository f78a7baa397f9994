/** One file, so that both lists of flows are one chunk. */
export { PendingFlowsPopup } from '../PendingFlows/PendingFlowsPopup.js'
export { FlowNoticeList } from './FlowNoticeList.js'
