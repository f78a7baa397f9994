import { browseLabels } from './labels/browseLabels.js'
import { cartLabels } from './labels/cartLabels.js'
import { detailLabels } from './labels/detailLabels.js'
import { failureLabels } from './labels/failureLabels.js'
import { filterLabels } from './labels/filterLabels.js'
import { findingLabels } from './labels/findingLabels.js'
import { noticeLabels } from './labels/noticeLabels.js'
import { stepLabels } from './labels/stepLabels.js'
import { tradeLabels } from './labels/tradeLabels.js'

/**
 * The English text of every widget. Pass your own for any key as `labels` of
 * `MarketKitProvider`.
 */
export const defaultLabels = {
  ...browseLabels,
  ...detailLabels,
  ...cartLabels,
  ...tradeLabels,
  ...stepLabels,
  ...filterLabels,
  ...findingLabels,
  ...noticeLabels,
  ...failureLabels,
} satisfies Record<string, string | ((...values: never[]) => string)>

/** All texts: sentences, and functions that put values into them. */
export type Labels = {
  [key in keyof typeof defaultLabels]: (typeof defaultLabels)[key] extends (
    ...values: infer values
  ) => string
    ? (...values: values) => string
    : string
}
