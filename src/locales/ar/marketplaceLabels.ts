import type { MarketplaceLabels } from '../../components/Marketplace/marketplaceLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'
import { ofPieces } from './counts.js'

export const marketplaceLabels: MarketplaceLabels = {
  cancelMine: 'إلغاء بعض إدراجاتي',
  cartFull: (most) =>
    `سلتك ممتلئة، فهي تتسع إلى ${ofPieces(most)}. ادفع أولاً أو أزل بعضها.`,
  forSale: 'للبيع',
  items: 'القطع',
  mineListed: (count) =>
    plural('ar', count, {
      zero: 'لا شيء منها معروض',
      one: 'واحدة منها معروضة',
      two: 'اثنتان منها معروضتان',
      other: '# منها معروضة',
    }),
  nothingCalled: (words) => isolate`لا شيء هنا اسمه «${words}».`,
  nothingMatches: 'لا شيء يطابق كل هذا.',
  showEverything: 'إظهار كل شيء',
  sweep: 'شراء بالجملة',
}
