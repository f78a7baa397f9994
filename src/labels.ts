import { browseLabels } from './labels/browseLabels.js'
import { buyLabels } from './labels/buyLabels.js'
import { cartLabels } from './labels/cartLabels.js'
import { detailLabels } from './labels/detailLabels.js'
import { failureLabels } from './labels/failureLabels.js'
import { filterLabels } from './labels/filterLabels.js'
import { findingLabels } from './labels/findingLabels.js'
import type { LabelsOf } from './labels/labelsOf.js'
import { noticeLabels } from './labels/noticeLabels.js'
import { sellLabels } from './labels/sellLabels.js'
import { stepLabels } from './labels/stepLabels.js'
import { tradeLabels } from './labels/tradeLabels.js'
import { walletLabels } from './labels/walletLabels.js'

/**
 * The English text of every widget. Pass your own for any key as `labels` of
 * `MarketKitProvider`; whole languages are in `marketkit/locales`.
 */
export const defaultLabels = {
  ...browseLabels,
  ...detailLabels,
  ...cartLabels,
  ...tradeLabels,
  ...sellLabels,
  ...stepLabels,
  ...filterLabels,
  ...findingLabels,
  ...noticeLabels,
  ...failureLabels,
  ...walletLabels,
  ...buyLabels,
} satisfies Record<string, string | ((...values: never[]) => string)>

/** All texts: sentences, and functions that put values into them. */
export type Labels = LabelsOf<typeof defaultLabels>
