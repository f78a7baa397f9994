import type { NoticeLabels } from '../../components/FlowNotices/noticeLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'
import { number, ofPieces } from './counts.js'
import { getNoun } from './getNoun.js'

export const noticeLabels: NoticeLabels = {
  minimize: 'تصغير',
  andMore: (count) =>
    plural('ar', count, {
      one: 'قطعة أخرى',
      two: 'قطعتان أخريان',
      few: '# قطع أخرى',
      other: '# قطعة أخرى',
    }),
  'tray.view': 'عرض',

  // Flows
  'resumed.running': (kind) => `${getNoun(kind)}: قيد التنفيذ`,
  'resumed.failed': (kind) => `${getNoun(kind)}: فشل التنفيذ`,
  'resumed.interrupted': (kind) => `${getNoun(kind)}: لم يكتمل التنفيذ`,
  'resumed.refused': (kind) => `${getNoun(kind)}: تم التوقيع، لكن السوق رفضه`,
  'resumedText.settling': 'بدأت هذا في علامة تبويب أخرى أو قبل إعادة التحميل.',
  'resumedText.running': 'قيد التنفيذ في علامة تبويب أخرى.',
  'resumedText.here': 'تابع التصفح، وسننهي هذا.',
  'resumedText.prompting': 'ربما تنتظر محفظتك ردّك.',
  'resumedText.sent': 'في انتظار الشبكة.',
  'resumedText.done': 'بدأت هذا في علامة تبويب أخرى أو قبل إعادة التحميل.',
  'resumedText.failed': 'لم يتغير شيء.',
  'resumedText.interrupted': 'لم تُرسل الخطوات المتبقية. يمكنك البدء من جديد.',
  'resumedText.refused':
    'قد ينفّذ أحدهم أمرك الموقّع حتى انتهاء مدته. أعد نشره أو ألغِه.',
  'resumedText.unresolved': 'راجع نشاط محفظتك قبل البدء من جديد.',
  refusedUntil: (date) =>
    isolate`قد ينفّذ أحدهم أمرك الموقّع حتى ${date}. أعد نشره أو ألغِه.`,

  // Stop tracking a flow
  giveUp: 'لم أرسله',
  giveUpTitle: 'هل تريد إيقاف المتابعة؟',
  giveUpText:
    'يمكنك بعدها البدء من جديد. إن كانت محفظتك قد أرسلت الطلب فعلًا، فقد يُنفَّذ مرتين، أو يفشل ويكلّفك رسوم الشبكة. راجع نشاط محفظتك أولًا.',
  giveUpConfirm: 'إيقاف المتابعة',
  giveUpKeep: 'مواصلة المتابعة',

  // Unfinished edits
  editLeft: (name) => isolate`${name} غير معروض للبيع`,
  editLeftText: (price) =>
    isolate`أُلغي الإدراج القديم، لكن الجديد بسعر ${price} لم يُنشأ بعد.`,
  editLeftBoth: (name) => isolate`${name} معروض مرتين`,
  editLeftBothText: (price) =>
    isolate`الإدراج الجديد سارٍ. يمكن الشراء من القديم بسعر ${price} إلى أن تلغيه.`,
  editLeftGoOn: 'إنهاء الإدراج',

  listManyPartly: (listed, all) => `أُدرج ${number(listed)} من ${ofPieces(all)}`,
  listManyLeft: 'لم تُدرج البقية، ولم يُرسل أي شيء آخر.',
  listManyFinish: 'إدراج البقية',
}
