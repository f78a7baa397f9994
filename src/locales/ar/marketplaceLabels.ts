import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { isolate } from '../../labels/isolate.js'
import { pieces } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cartFull: (most) =>
    `سلتك ممتلئة (${pieces(most)}). أتمم الشراء أو أزل بعضها أولًا.`,
  collectionOffer: 'عرض شراء لأي قطعة',
  forSale: 'للبيع',
  items: 'القطع',
  nothingCalled: (words) => isolate`لا نتائج لـ «${words}»`,
  nothingMatches: 'لا توجد قطع تطابق عوامل التصفية هذه.',
  showEverything: 'مسح عوامل التصفية',
  skipToItems: 'الانتقال إلى القطع',
  sweep: 'شراء الأرخص',
}
