import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'
import { pieces } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cancelMine: 'إلغاء الإدراجات',
  cartFull: (most) =>
    `سلتك ممتلئة (${pieces(most)}). أتمم الشراء أو أزل بعضها أولًا.`,
  forSale: 'للبيع',
  items: 'القطع',
  mineListed: (count) =>
    plural('ar', count, {
      zero: 'لا شيء من قطعك معروض',
      one: 'قطعة واحدة من قطعك معروضة',
      two: 'قطعتان من قطعك معروضتان',
      few: '# من قطعك معروضة',
      other: '# من قطعك معروضة',
    }),
  nothingCalled: (words) => isolate`لا نتائج لـ «${words}»`,
  nothingMatches: 'لا توجد قطع تطابق عوامل التصفية هذه.',
  showEverything: 'مسح عوامل التصفية',
  skipToItems: 'الانتقال إلى العناصر',
  sweep: 'شراء بالجملة',
}
