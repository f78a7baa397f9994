import type { Locale } from '../labels/locale.js'
import { browseLabels } from './de/browseLabels.js'
import { buyLabels } from './de/buyLabels.js'
import { cartLabels } from './de/cartLabels.js'
import { detailLabels } from './de/detailLabels.js'
import { failureLabels } from './de/failureLabels.js'
import { filterLabels } from './de/filterLabels.js'
import { findingLabels } from './de/findingLabels.js'
import { noticeLabels } from './de/noticeLabels.js'
import { sellLabels } from './de/sellLabels.js'
import { stepLabels } from './de/stepLabels.js'
import { tradeLabels } from './de/tradeLabels.js'
import { walletLabels } from './de/walletLabels.js'

/** German, for speakers of any region. */
export const de: Locale = {
  code: 'de',
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
