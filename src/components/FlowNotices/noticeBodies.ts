/** One file, so that both lists of flows load as one chunk. */
export { PendingFlowsPopup } from '../PendingFlows/PendingFlowsPopup.js'
export { FlowNoticeList } from './FlowNoticeList.js'
