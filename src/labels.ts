import { eventLabels } from './components/ActivityTable/eventLabels.js'
import { toolbarLabels } from './components/BrowseToolbar/toolbarLabels.js'
import { buyCheckLabels } from './components/BuyDialog/buyCheckLabels.js'
import { buyLabels } from './components/BuyDialog/buyLabels.js'
import { cancelLabels } from './components/CancelDialog/cancelLabels.js'
import { basketLabels } from './components/CartDrawer/basketLabels.js'
import { cartLabels } from './components/CartDrawer/cartLabels.js'
import { cardLabels } from './components/CollectibleCard/cardLabels.js'
import { gridLabels } from './components/CollectibleGrid/gridLabels.js'
import { viewLabels } from './components/CollectibleView/viewLabels.js'
import { filterLabels } from './components/CollectionFilters/filterLabels.js'
import { editLabels } from './components/EditListingDialog/editLabels.js'
import { activityLabels } from './components/FlowNotices/activityLabels.js'
import { noticeLabels } from './components/FlowNotices/noticeLabels.js'
import { findingLabels } from './components/failure/findingLabels.js'
import { listLabels } from './components/ListDialog/listLabels.js'
import { listManyLabels } from './components/ListMany/listManyLabels.js'
import { marketplaceLabels } from './components/Marketplace/marketplaceLabels.js'
import { ownedLabels } from './components/Marketplace/ownedLabels.js'
import { mediaLabels } from './components/Media/mediaLabels.js'
import { pendingFlowsLabels } from './components/PendingFlows/pendingFlowsLabels.js'
import { priceLabels } from './components/Price/priceLabels.js'
import { stepLabels } from './components/StepsProgress/stepLabels.js'
import { sweepLabels } from './components/SweepDialog/sweepLabels.js'
import { orderTableLabels } from './components/table/orderTableLabels.js'
import { recordLabels } from './components/table/recordLabels.js'
import { tableLabels } from './components/table/tableLabels.js'
import { signedLabels } from './components/trade/signedLabels.js'
import { tradeLabels } from './components/trade/tradeLabels.js'
import { walletLabels } from './components/trade/walletLabels.js'
import { commonLabels } from './labels/commonLabels.js'
import { failureLabels } from './labels/failureLabels.js'
import type { LabelsOf } from './labels/labelsOf.js'
import { outcomeLabels } from './labels/outcomeLabels.js'

/**
 * The English text of every widget. Pass your own for any key as `labels` of
 * `MarketKitProvider`; whole languages are in `marketkit/locales`.
 */
export const defaultLabels = {
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
} satisfies Record<string, string | ((...values: never[]) => string)>

/** All texts: sentences, and functions that put values into them. */
export type Labels = LabelsOf<typeof defaultLabels>
