import { isolate } from '../../labels/isolate.js'
import type { OutcomeLabels } from '../../labels/outcomeLabels.js'
import { number, ofPieces, pieces } from './counts.js'
import { getNoun } from './getNoun.js'

export const outcomeLabels: OutcomeLabels = {
  // Success
  bought: (name, quantity) =>
    quantity === '1'
      ? isolate`أصبح ملكك: ${name}`
      : isolate`أصبحت ملكك: ${name} (${quantity})`,
  boughtText: 'في محفظتك الآن.',
  basketBought: (count) =>
    count === 1n ? 'أصبح ملكك' : `أصبحت ملكك: ${pieces(count)}`,
  basketPartly: (bought, all) =>
    `أصبحت ملكك ${number(bought)} من ${ofPieces(all)}`,
  basketMissedText: 'سبقك غيرك. لم يُخصم منك ثمن البقية.',
  cancelled: (name) => isolate`لم يعد ${name} معروضًا للبيع`,
  cancelledText: 'تبقى القطعة في محفظتك.',
  listed: (name) => isolate`${name} معروض للبيع`,
  listedMany: (count) => `معروض للبيع: ${pieces(count)}`,
  listedText: 'يستطيع المشترون رؤيته الآن.',
  'resumed.done': (kind) => `تم تنفيذ ${getNoun(kind)}`,

  // Not settled
  'resumed.settling': (kind) => `جارٍ إكمال ${getNoun(kind)}…`,
  'resumed.unresolved': (kind) => `لا نعرف نتيجة ${getNoun(kind)}`,
  askAgain: 'إرسال الطلب مجددًا',
  cancelSigned: 'إلغاء الأمر الموقّع',
  checkAgain: 'التحقق مجددًا',
  editCancelOld: 'إلغاء الإدراج القديم',
  keepWaiting: 'متابعة الانتظار',
  repost: 'إعادة النشر',
}
