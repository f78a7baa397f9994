import type { SweepLabels } from '../../components/Sweep/sweepLabels.js'
import { isolate } from '../../labels/isolate.js'
import { listings, number, ofPieces, pieces } from './counts.js'

export const sweepLabels: SweepLabels = {
  sweepTitle: 'شراء الأرخص',
  sweepBy: 'الاختيار حسب',
  sweepByCount: 'العدد',
  sweepByBudget: 'الميزانية',
  sweepCount: 'كم قطعة',
  sweepBudget: 'على الأكثر',
  sweepFound: (count) => `${pieces(count)} للبيع`,
  sweepUpTo: (count) => `حتى ${ofPieces(count)} دفعة واحدة`,
  sweepEmpty: 'لا شيء معروض للبيع بهذه العملة.',
  sweepOthers: 'العملات الأخرى غير مشمولة.',
  sweepTooLittle: (price) => isolate`سعر الأرخص ${price}.`,
  sweepNothing: 'اختر العدد',
  sweepRange: 'نطاق السعر',
  sweepLimited: (most) =>
    `تشمل عملية الشراء الواحدة ${listings(most)} على الأكثر.`,
  sweepUnread: (count) =>
    `الاختيار من أرخص الإدراجات (${number(count)})؛ وهناك غيرها.`,
  sweepValue: (count, all) => isolate`${count} من ${all}`,
}
