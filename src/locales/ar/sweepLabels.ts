import type { SweepLabels } from '../../components/Sweep/sweepLabels.js'
import { isolate } from '../../labels/isolate.js'
import { number, ofListings, ofPieces, pieces } from './counts.js'

export const sweepLabels: SweepLabels = {
  sweepTitle: 'شراء الأرخص',
  sweepBy: 'الاختيار حسب',
  sweepByCount: 'العدد',
  sweepByBudget: 'الميزانية',
  sweepCount: 'عدد القطع',
  sweepBudget: 'الحد الأقصى للإنفاق',
  sweepFound: (count) => `${pieces(count)} للبيع`,
  sweepUpTo: (count) => `حتى ${ofPieces(count)} دفعة واحدة`,
  sweepEmpty: 'لا شيء معروض للبيع بهذه العملة.',
  sweepOthers: 'العملات الأخرى غير مشمولة.',
  sweepTooLittle: (price) => isolate`أرخص قطعة سعرها ${price}.`,
  sweepNothing: 'لم يتم تحديد شيء',
  sweepRange: 'نطاق السعر',
  sweepLimited: (most) =>
    `يمكنك الشراء من ${ofListings(most)} كحد أقصى دفعة واحدة.`,
  sweepUnread: (count) =>
    `الاختيار من أرخص الإدراجات (${number(count)})؛ وهناك غيرها.`,
  sweepValue: (count, all) => isolate`${count} من ${all}`,
}
