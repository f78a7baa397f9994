import { activityLabels } from './activityLabels.js'
import { basketLabels } from './basketLabels.js'
import { buyCheckLabels } from './buyCheckLabels.js'
import { buyLabels } from './buyLabels.js'
import { cancelLabels } from './cancelLabels.js'
import { cardLabels } from './cardLabels.js'
import { cartLabels } from './cartLabels.js'
import { commonLabels } from './commonLabels.js'
import { editLabels } from './editLabels.js'
import { eventLabels } from './eventLabels.js'
import { failureLabels } from './failureLabels.js'
import { filterLabels } from './filterLabels.js'
import { findingLabels } from './findingLabels.js'
import { gridLabels } from './gridLabels.js'
import type { LabelsOf } from './labelsOf.js'
import { listLabels } from './listLabels.js'
import { listManyLabels } from './listManyLabels.js'
import { marketplaceLabels } from './marketplaceLabels.js'
import { mediaLabels } from './mediaLabels.js'
import { noticeLabels } from './noticeLabels.js'
import { orderTableLabels } from './orderTableLabels.js'
import { outcomeLabels } from './outcomeLabels.js'
import { ownedLabels } from './ownedLabels.js'
import { pendingFlowsLabels } from './pendingFlowsLabels.js'
import { priceLabels } from './priceLabels.js'
import { recordLabels } from './recordLabels.js'
import { signedLabels } from './signedLabels.js'
import { stepLabels } from './stepLabels.js'
import { sweepLabels } from './sweepLabels.js'
import { tableLabels } from './tableLabels.js'
import { toolbarLabels } from './toolbarLabels.js'
import { tradeLabels } from './tradeLabels.js'
import { viewLabels } from './viewLabels.js'
import { walletLabels } from './walletLabels.js'

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
