import type { Locale } from '../labels/locale.js'
import { activityLabels } from './ja/activityLabels.js'
import { basketLabels } from './ja/basketLabels.js'
import { buyCheckLabels } from './ja/buyCheckLabels.js'
import { buyLabels } from './ja/buyLabels.js'
import { cancelLabels } from './ja/cancelLabels.js'
import { cardLabels } from './ja/cardLabels.js'
import { cartLabels } from './ja/cartLabels.js'
import { commonLabels } from './ja/commonLabels.js'
import { editLabels } from './ja/editLabels.js'
import { eventLabels } from './ja/eventLabels.js'
import { failureLabels } from './ja/failureLabels.js'
import { filterLabels } from './ja/filterLabels.js'
import { findingLabels } from './ja/findingLabels.js'
import { gridLabels } from './ja/gridLabels.js'
import { listLabels } from './ja/listLabels.js'
import { listManyLabels } from './ja/listManyLabels.js'
import { marketplaceLabels } from './ja/marketplaceLabels.js'
import { mediaLabels } from './ja/mediaLabels.js'
import { noticeLabels } from './ja/noticeLabels.js'
import { orderTableLabels } from './ja/orderTableLabels.js'
import { outcomeLabels } from './ja/outcomeLabels.js'
import { ownedLabels } from './ja/ownedLabels.js'
import { pendingFlowsLabels } from './ja/pendingFlowsLabels.js'
import { priceLabels } from './ja/priceLabels.js'
import { recordLabels } from './ja/recordLabels.js'
import { signedLabels } from './ja/signedLabels.js'
import { stepLabels } from './ja/stepLabels.js'
import { sweepLabels } from './ja/sweepLabels.js'
import { tableLabels } from './ja/tableLabels.js'
import { toolbarLabels } from './ja/toolbarLabels.js'
import { tradeLabels } from './ja/tradeLabels.js'
import { viewLabels } from './ja/viewLabels.js'
import { walletLabels } from './ja/walletLabels.js'

/** Japanese. */
export const ja: Locale = {
  code: 'ja',
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
