import type { Locale } from '../labels/locale.js'
import { activityLabels } from './es/activityLabels.js'
import { basketLabels } from './es/basketLabels.js'
import { buyCheckLabels } from './es/buyCheckLabels.js'
import { buyLabels } from './es/buyLabels.js'
import { cancelLabels } from './es/cancelLabels.js'
import { cardLabels } from './es/cardLabels.js'
import { cartLabels } from './es/cartLabels.js'
import { commonLabels } from './es/commonLabels.js'
import { editLabels } from './es/editLabels.js'
import { eventLabels } from './es/eventLabels.js'
import { failureLabels } from './es/failureLabels.js'
import { filterLabels } from './es/filterLabels.js'
import { findingLabels } from './es/findingLabels.js'
import { gridLabels } from './es/gridLabels.js'
import { listLabels } from './es/listLabels.js'
import { listManyLabels } from './es/listManyLabels.js'
import { marketplaceLabels } from './es/marketplaceLabels.js'
import { mediaLabels } from './es/mediaLabels.js'
import { noticeLabels } from './es/noticeLabels.js'
import { orderTableLabels } from './es/orderTableLabels.js'
import { outcomeLabels } from './es/outcomeLabels.js'
import { ownedLabels } from './es/ownedLabels.js'
import { pendingFlowsLabels } from './es/pendingFlowsLabels.js'
import { priceLabels } from './es/priceLabels.js'
import { recordLabels } from './es/recordLabels.js'
import { signedLabels } from './es/signedLabels.js'
import { stepLabels } from './es/stepLabels.js'
import { sweepLabels } from './es/sweepLabels.js'
import { tableLabels } from './es/tableLabels.js'
import { toolbarLabels } from './es/toolbarLabels.js'
import { tradeLabels } from './es/tradeLabels.js'
import { viewLabels } from './es/viewLabels.js'
import { walletLabels } from './es/walletLabels.js'

/** Spanish, for Spain and Latin America. */
export const es: Locale = {
  code: 'es',
  direction: 'ltr',
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
