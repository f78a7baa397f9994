import type { Locale } from '../labels/locale.js'
import { browseLabels } from './ar/browseLabels.js'
import { buyLabels } from './ar/buyLabels.js'
import { cartLabels } from './ar/cartLabels.js'
import { detailLabels } from './ar/detailLabels.js'
import { failureLabels } from './ar/failureLabels.js'
import { filterLabels } from './ar/filterLabels.js'
import { findingLabels } from './ar/findingLabels.js'
import { noticeLabels } from './ar/noticeLabels.js'
import { sellLabels } from './ar/sellLabels.js'
import { stepLabels } from './ar/stepLabels.js'
import { tradeLabels } from './ar/tradeLabels.js'
import { walletLabels } from './ar/walletLabels.js'

/** Modern Standard Arabic, from right to left. */
export const ar: Locale = {
  code: 'ar',
  direction: 'rtl',
  labels: {
    ...browseLabels,
    ...buyLabels,
    ...cartLabels,
    ...detailLabels,
    ...failureLabels,
    ...filterLabels,
    ...findingLabels,
    ...noticeLabels,
    ...sellLabels,
    ...stepLabels,
    ...tradeLabels,
    ...walletLabels,
  },
}
