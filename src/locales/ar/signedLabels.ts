import type { SignedLabels } from '../../components/trade/signedLabels.js'
import { nounOf } from './nounOf.js'

export const signedLabels: SignedLabels = {
  signedTitle: 'سبق أن وقّعت إدراجًا لهذه القطعة',
  signedText: (price, date) =>
    `سعره ${price} وقد يكون نشطًا حتى ${date}. إن أدرجتها مرة أخرى فقد يشتريها أحدهم بسعر ${price}.`,
  signedTextUnknown:
    'قد يكون نشطًا. إن أدرجتها مرة أخرى فقد يشتريها أحدهم بالسعر القديم.',
  signedCancelFirst: 'ألغِه أولًا',
  signedAnyway: 'أدرج على أي حال',

  'signed.lost': (kind) => `${nounOf(kind)}: تم التوقيع ولم تؤكده السوق`,
  'signed.replaced': (kind) => `${nounOf(kind)}: وقّعت طلبًا أقدم قد يكون نشطًا`,
  'signedText.lost': (price, date) =>
    `قد يكون نشطًا بسعر ${price} حتى ${date}. تحقق مرة أخرى أو ألغِه.`,
  'signedText.refused': (price, date) =>
    `لا يزال بإمكان أحدهم تنفيذ طلبك الموقّع بسعر ${price} حتى ${date}. أرسله مرة أخرى أو ألغِه.`,
}
