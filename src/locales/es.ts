import type { Locale } from '../labels/locale.js'
import { browseLabels } from './es/browseLabels.js'
import { buyLabels } from './es/buyLabels.js'
import { cartLabels } from './es/cartLabels.js'
import { detailLabels } from './es/detailLabels.js'
import { failureLabels } from './es/failureLabels.js'
import { filterLabels } from './es/filterLabels.js'
import { findingLabels } from './es/findingLabels.js'
import { noticeLabels } from './es/noticeLabels.js'
import { sellLabels } from './es/sellLabels.js'
import { stepLabels } from './es/stepLabels.js'
import { tradeLabels } from './es/tradeLabels.js'
import { walletLabels } from './es/walletLabels.js'

/** Spanish, for Spain and Latin America. */
export const es: Locale = {
  code: 'es',
  direction: 'ltr',
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
