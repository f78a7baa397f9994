import { basketLabels } from './labels/basketLabels.js'
import { buyCheckLabels } from './labels/buyCheckLabels.js'
import { buyLabels } from './labels/buyLabels.js'
import { cancelLabels } from './labels/cancelLabels.js'
import { cardLabels } from './labels/cardLabels.js'
import { cartLabels } from './labels/cartLabels.js'
import { commonLabels } from './labels/commonLabels.js'
import { editLabels } from './labels/editLabels.js'
import { failureLabels } from './labels/failureLabels.js'
import { filterLabels } from './labels/filterLabels.js'
import { findingLabels } from './labels/findingLabels.js'
import { gridLabels } from './labels/gridLabels.js'
import type { LabelsOf } from './labels/labelsOf.js'
import { listLabels } from './labels/listLabels.js'
import { marketplaceLabels } from './labels/marketplaceLabels.js'
import { mediaLabels } from './labels/mediaLabels.js'
import { noticeLabels } from './labels/noticeLabels.js'
import { orderTableLabels } from './labels/orderTableLabels.js'
import { outcomeLabels } from './labels/outcomeLabels.js'
import { pendingFlowsLabels } from './labels/pendingFlowsLabels.js'
import { priceLabels } from './labels/priceLabels.js'
import { recordLabels } from './labels/recordLabels.js'
import { stepLabels } from './labels/stepLabels.js'
import { sweepLabels } from './labels/sweepLabels.js'
import { tableLabels } from './labels/tableLabels.js'
import { toolbarLabels } from './labels/toolbarLabels.js'
import { tradeLabels } from './labels/tradeLabels.js'
import { viewLabels } from './labels/viewLabels.js'
import { walletLabels } from './labels/walletLabels.js'

/**
 * The English text of every widget. Pass your own for any key as `labels` of
 * `MarketKitProvider`; whole languages are in `marketkit/locales`.
 */
export const defaultLabels = {
  ...basketLabels,
  ...buyCheckLabels,
  ...buyLabels,
  ...cancelLabels,
  ...cardLabels,
  ...cartLabels,
  ...commonLabels,
  ...editLabels,
  ...failureLabels,
  ...filterLabels,
  ...findingLabels,
  ...gridLabels,
  ...listLabels,
  ...marketplaceLabels,
  ...mediaLabels,
  ...noticeLabels,
  ...orderTableLabels,
  ...outcomeLabels,
  ...pendingFlowsLabels,
  ...priceLabels,
  ...recordLabels,
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
