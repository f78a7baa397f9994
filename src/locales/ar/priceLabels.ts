import type { PriceLabels } from '../../components/Price/priceLabels.js'
import { isolate } from '../../labels/isolate.js'

export const priceLabels: PriceLabels = {
  bestOffer: 'أعلى عرض شراء',
  currency: 'العملة',
  fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
  fees: 'الرسوم',
  feesOther: 'رسوم أخرى',
  floor: 'أدنى سعر',
  floorError: 'تعذّر تحميل أدنى سعر.',
  floorNone: 'لا شيء معروض',
  free: 'مجاني',
  notListed: 'غير معروض للبيع',
  price: 'السعر',
  total: 'الإجمالي',
  wrapped: (symbol, coin) =>
    isolate`${symbol} هي ${coin} على شكل رمز مميز، 1:1.`,
}

const feeNames: Record<string, string> = {
  creator: 'حصة المبدع',
  marketplace: 'رسوم السوق',
  platform: 'رسوم السوق',
  royalty: 'حصة المبدع',
}
