import type { SignedLabels } from '../../components/trade/signedLabels.js'
import { isolate } from '../../labels/isolate.js'

export const signedLabels: SignedLabels = {
  signedTitle: 'سبق أن وقّعت إدراجًا لهذه القطعة',
  signedText: (price, date) =>
    isolate`سعره ${price} وقد يكون ساريًا حتى ${date}. إن أدرجت القطعة مرة أخرى فقد يشتريها أحدهم بسعر ${price}.`,
  signedTextUnknown:
    'قد يكون ساريًا. إن أدرجت القطعة مرة أخرى فقد يشتريها أحدهم بالسعر القديم.',
  signedCancelFirst: 'إلغاؤه أولًا',
  signedAnyway: 'الإدراج رغم ذلك',

  'signed.lost': 'تم توقيع إدراجك، لكن السوق لم يؤكده',
  'signed.replaced': 'وقّعت إدراجًا أقدم قد يكون ساريًا',
  'signedText.lost': (price, date) =>
    isolate`قد يكون ساريًا بسعر ${price} حتى ${date}. تحقق مجددًا أو ألغِه.`,
  'signedText.refused': (price, date) =>
    isolate`قد يشتري أحدهم بسعر ${price} حتى ${date}. أعد نشر الأمر أو ألغِه.`,
}
