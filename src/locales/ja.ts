import type { Locale } from '../labels/locale.js'
import { browseLabels } from './ja/browseLabels.js'
import { buyLabels } from './ja/buyLabels.js'
import { cartLabels } from './ja/cartLabels.js'
import { detailLabels } from './ja/detailLabels.js'
import { failureLabels } from './ja/failureLabels.js'
import { filterLabels } from './ja/filterLabels.js'
import { findingLabels } from './ja/findingLabels.js'
import { noticeLabels } from './ja/noticeLabels.js'
import { sellLabels } from './ja/sellLabels.js'
import { stepLabels } from './ja/stepLabels.js'
import { tradeLabels } from './ja/tradeLabels.js'
import { walletLabels } from './ja/walletLabels.js'

/** Japanese. */
export const ja: Locale = {
  code: 'ja',
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
