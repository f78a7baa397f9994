import type { Locale } from '../labels/locale.js'
import { activityLabels } from './ar/activityLabels.js'
import { basketLabels } from './ar/basketLabels.js'
import { buyCheckLabels } from './ar/buyCheckLabels.js'
import { buyLabels } from './ar/buyLabels.js'
import { cancelLabels } from './ar/cancelLabels.js'
import { cardLabels } from './ar/cardLabels.js'
import { cartLabels } from './ar/cartLabels.js'
import { commonLabels } from './ar/commonLabels.js'
import { editLabels } from './ar/editLabels.js'
import { eventLabels } from './ar/eventLabels.js'
import { failureLabels } from './ar/failureLabels.js'
import { filterLabels } from './ar/filterLabels.js'
import { findingLabels } from './ar/findingLabels.js'
import { gridLabels } from './ar/gridLabels.js'
import { listLabels } from './ar/listLabels.js'
import { listManyLabels } from './ar/listManyLabels.js'
import { marketplaceLabels } from './ar/marketplaceLabels.js'
import { mediaLabels } from './ar/mediaLabels.js'
import { noticeLabels } from './ar/noticeLabels.js'
import { orderTableLabels } from './ar/orderTableLabels.js'
import { outcomeLabels } from './ar/outcomeLabels.js'
import { ownedLabels } from './ar/ownedLabels.js'
import { pendingFlowsLabels } from './ar/pendingFlowsLabels.js'
import { priceLabels } from './ar/priceLabels.js'
import { recordLabels } from './ar/recordLabels.js'
import { signedLabels } from './ar/signedLabels.js'
import { stepLabels } from './ar/stepLabels.js'
import { sweepLabels } from './ar/sweepLabels.js'
import { tableLabels } from './ar/tableLabels.js'
import { toolbarLabels } from './ar/toolbarLabels.js'
import { tradeLabels } from './ar/tradeLabels.js'
import { viewLabels } from './ar/viewLabels.js'
import { walletLabels } from './ar/walletLabels.js'

/** Modern Standard Arabic, from right to left. */
export const ar: Locale = {
  code: 'ar',
  direction: 'rtl',
  labels: {
    ...activityLabels,
    ...basketLabels,
    ...buyCheckLabels,
    ...buyLabels,
    ...cancelLabels,
    ...cardLabels,
    ...cartLabels,
    ...commonLabels,
    ...editLabels,
    ...eventLabels,
    ...failureLabels,
    ...filterLabels,
    ...findingLabels,
    ...gridLabels,
    ...listLabels,
    ...listManyLabels,
    ...marketplaceLabels,
    ...mediaLabels,
    ...noticeLabels,
    ...orderTableLabels,
    ...outcomeLabels,
    ...ownedLabels,
    ...pendingFlowsLabels,
    ...priceLabels,
    ...recordLabels,
    ...signedLabels,
    ...stepLabels,
    ...sweepLabels,
    ...tableLabels,
    ...toolbarLabels,
    ...tradeLabels,
    ...viewLabels,
    ...walletLabels,
  },
}
