import type { CancelLabels } from '../../components/CancelDialog/cancelLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'
import { listings, ofListings } from './counts.js'

export const cancelLabels: CancelLabels = {
  // One listing
  cancelTitle: 'إلغاء الإدراج',
  cancelText:
    'بعد الإلغاء لن يستطيع أحد الشراء من هذا الإدراج. وحتى ذلك الحين يبقى ساريًا، حتى لو نقلت القطعة ثم أعدتها.',
  cancelGas: 'الإلغاء معاملة لها رسوم شبكة.',
  cancelFree: 'يتطلب الإلغاء توقيعًا فقط، من دون رسوم شبكة.',
  'cancelOver.filled': (name) => isolate`سبق بيع ${name}`,
  'cancelOver.cancelled': (name) => isolate`سبق إلغاء إدراج ${name}`,
  'cancelOver.expired': (name) => isolate`انتهت مدة إدراج ${name}`,
  'cancelOver.other': (name) => isolate`لم يعد ${name} معروضًا للبيع`,
  cancelOverText: 'لم يعد أحد يستطيع الشراء من هذا الإدراج.',

  // Several
  cancelManyTitle: 'إلغاء الإدراجات',
  cancelManyCount: (count) => listings(count),
  cancelManyText: (count) =>
    count === 1
      ? 'بعد الإلغاء لن يستطيع أحد الشراء من هذا الإدراج. وحتى ذلك الحين يبقى ساريًا، حتى لو نقلت القطعة ثم أعدتها.'
      : `بعد الإلغاء لن يستطيع أحد الشراء من هذه الإدراجات. وحتى ذلك الحين تبقى سارية، حتى لو نقلت القطع ثم أعدتها. ستطلب محفظتك التأكيد ${plural('ar', count, { two: 'مرتين', few: '# مرات', other: '# مرة' })}.`,
  cancelManyAction: (count) => `إلغاء ${ofListings(count)}`,
  cancelManyGoOn: (count) => `المتابعة مع ${ofListings(count)}`,
  cancelManyNone: 'اختر إدراجًا',
  cancelManyStopped: 'توقف الإلغاء هنا. لم تُرسل البقية.',
  cancelManyDone: (count) => `سُحب من السوق: ${listings(count)}`,
  cancelManyKept: 'تبقى القطع في محفظتك.',
  'cancelPart.waiting': 'في الانتظار',
  'cancelPart.working': 'جارٍ الإلغاء',
  'cancelPart.done': 'أُلغي',
  'cancelPart.over': 'انتهى بالفعل',
  'cancelPart.failed': 'ما زال معروضًا',
}
