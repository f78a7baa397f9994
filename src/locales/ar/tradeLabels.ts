import { isolate } from '../../labels/isolate.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { tradeLabels as english } from '../../labels/tradeLabels.js'
import { number } from './pieces.js'

export const tradeLabels: LabelsOf<typeof english> = {
  // Buying
  buyTitle: 'شراء',
  buyFor: (price) => isolate`اشترِ مقابل ${price}`,
  bought: (name, quantity) =>
    BigInt(quantity) > 1n
      ? isolate`أصبحت ملكك: ${name} (${number(BigInt(quantity))})`
      : isolate`أصبح ملكك: ${name}`,
  boughtText: 'في محفظتك الآن.',
  checking: 'جارٍ التحقق…',
  orderGone: 'لم يعد هذا الإدراج موجودًا: بيع أو أُلغي أو انتهت مدته.',
  ownedNow: 'أصبح ملكك الآن.',
  orderGoneNext: (price) => isolate`شراء التالي مقابل ${price}`,

  // Listing
  listTitle: 'عرض للبيع',
  listAction: (price) => isolate`عرض للبيع بسعر ${price}`,
  enterPrice: 'أدخل السعر',
  listed: (name) => isolate`${name} معروض للبيع`,
  listedText: 'يستطيع المشترون رؤيته الآن.',
  notOwned: 'لا تملك هذه المحفظة القطعة، فلا يمكنها عرضها للبيع.',
  pricePerItem: 'سعر القطعة',
  currency: 'العملة',
  duration: 'مدة العرض',
  expires: (date) => isolate`ينتهي ${date}`,
  earnings: 'ستستلم',
  listingFees: 'رسوم السوق والمبدع',
  'price.invalid': 'اكتب رقمًا، مثل 0.5.',
  'price.tooManyDecimals': (symbol, decimals) =>
    isolate`تقبل ${symbol} على الأكثر ` +
    `${plural('ar', decimals, { zero: 'صفر منازل عشرية', one: 'منزلة عشرية واحدة', two: 'منزلتين عشريتين', few: '# منازل عشرية', other: '# منزلة عشرية' })}.`,
  'price.tooLarge': 'هذا أكثر مما يستطيع عقد أن يعدّه.',
  'price.zero': 'يجب أن يكون السعر أكبر من صفر.',

  // Cancelling
  cancelTitle: 'إلغاء الإدراج',
  cancelText:
    'لن يستطيع أحد الشراء من هذا الإدراج بعد ذلك. وحتى ذلك الحين يبقى صالحًا، حتى لو نقلت القطعة وأعدتها.',
  cancelGas: 'تلزم معاملة، لذا تأخذ الشبكة رسومًا صغيرة.',
  cancelled: (name) => isolate`لم يعد ${name} معروضًا للبيع`,
  cancelledText: 'تبقى القطعة في محفظتك.',
}
