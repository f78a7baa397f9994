import type { NoticeLabels } from '../../components/FlowNotices/noticeLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'
import { nounOf } from './nounOf.js'

export const noticeLabels: NoticeLabels = {
  notices: 'نشاطك',
  minimize: 'تصغير',
  andMore: (count) =>
    plural('ar', count, {
      one: 'قطعة أخرى',
      two: 'قطعتان أخريان',
      few: '# قطع أخرى',
      other: '# قطعة أخرى',
    }),
  'tray.failed': 'تعذّر تحميل نشاطك.',
  'tray.view': 'عرض',

  // Flows
  'resumed.running': (kind) => `${nounOf(kind)}: قيد التنفيذ`,
  'resumed.failed': (kind) => `${nounOf(kind)}: تعذّر التنفيذ`,
  'resumed.interrupted': (kind) => `${nounOf(kind)}: لم يكتمل التنفيذ`,
  'resumed.refused': (kind) => `${nounOf(kind)}: تم التوقيع، لكن السوق رفضه`,
  'resumedText.settling': 'بدأته في علامة تبويب أخرى أو قبل إعادة التحميل.',
  'resumedText.running': 'قيد التنفيذ في علامة تبويب أخرى.',
  'resumedText.here': 'تابع التصفح، وسننهي هذا.',
  'resumedText.prompting': 'ربما تنتظر محفظتك ردًا.',
  'resumedText.sent': 'في انتظار الشبكة.',
  'resumedText.done': 'بدأته في علامة تبويب أخرى أو قبل إعادة التحميل.',
  'resumedText.failed': 'لم يتغير شيء.',
  'resumedText.interrupted': 'لم يُرسل الباقي قط. يمكنك البدء من جديد.',
  'resumedText.refused':
    'قد ينفّذ أحدهم طلبك الموقّع حتى ينتهي. أعد إرساله أو ألغِه.',
  'resumedText.unresolved': 'راجع نشاط محفظتك قبل البدء من جديد.',
  refusedUntil: (date) =>
    isolate`قد ينفّذ أحدهم طلبك الموقّع حتى ${date}. أعد إرساله أو ألغِه.`,

  // Stop tracking a flow
  giveUp: 'لم أرسله',
  giveUpTitle: 'هل تريد إيقاف المتابعة؟',
  giveUpText:
    'يمكنك بعدها البدء من جديد. إن كانت محفظتك قد أرسلته فعلًا، فقد يحدث مرتين، أو يفشل ويكلّفك رسوم الشبكة. راجع نشاط محفظتك أولًا.',
  giveUpConfirm: 'إيقاف المتابعة',
  giveUpKeep: 'مواصلة المتابعة',

  // Unfinished edits
  editLeft: (name) => isolate`${name} غير معروض للبيع`,
  editLeftText: (price) =>
    isolate`أُلغي الإدراج القديم، لكن الجديد بسعر ${price} لم يُنشأ بعد.`,
  editLeftBoth: (name) => isolate`${name} معروض مرتين`,
  editLeftBothText: (price) =>
    isolate`الإدراج الجديد سارٍ. لا يزال شراء القديم بسعر ${price} ممكنًا إلى أن تلغيه.`,
  editLeftGoOn: 'إنهاء الإدراج',
}
