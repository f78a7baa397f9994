import type { Locale } from '../labels/locale.js'
import { activityLabels } from './de/activityLabels.js'
import { basketLabels } from './de/basketLabels.js'
import { buyCheckLabels } from './de/buyCheckLabels.js'
import { buyLabels } from './de/buyLabels.js'
import { cancelLabels } from './de/cancelLabels.js'
import { cardLabels } from './de/cardLabels.js'
import { cartLabels } from './de/cartLabels.js'
import { commonLabels } from './de/commonLabels.js'
import { editLabels } from './de/editLabels.js'
import { eventLabels } from './de/eventLabels.js'
import { failureLabels } from './de/failureLabels.js'
import { filterLabels } from './de/filterLabels.js'
import { findingLabels } from './de/findingLabels.js'
import { gridLabels } from './de/gridLabels.js'
import { listLabels } from './de/listLabels.js'
import { listManyLabels } from './de/listManyLabels.js'
import { marketplaceLabels } from './de/marketplaceLabels.js'
import { mediaLabels } from './de/mediaLabels.js'
import { noticeLabels } from './de/noticeLabels.js'
import { orderTableLabels } from './de/orderTableLabels.js'
import { outcomeLabels } from './de/outcomeLabels.js'
import { ownedLabels } from './de/ownedLabels.js'
import { pendingFlowsLabels } from './de/pendingFlowsLabels.js'
import { priceLabels } from './de/priceLabels.js'
import { recordLabels } from './de/recordLabels.js'
import { signedLabels } from './de/signedLabels.js'
import { stepLabels } from './de/stepLabels.js'
import { sweepLabels } from './de/sweepLabels.js'
import { tableLabels } from './de/tableLabels.js'
import { toolbarLabels } from './de/toolbarLabels.js'
import { tradeLabels } from './de/tradeLabels.js'
import { viewLabels } from './de/viewLabels.js'
import { walletLabels } from './de/walletLabels.js'

/** German, for speakers of any region. */
export const de: Locale = {
  code: 'de',
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
