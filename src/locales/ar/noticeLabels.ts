import type { LabelsOf } from '../../labels/labelsOf.js'
import type { noticeLabels as english } from '../../labels/noticeLabels.js'
import { plural } from '../../labels/plural.js'

export const noticeLabels: LabelsOf<typeof english> = {
  notices: 'ما بدأته',
  'resumed.settling': (kind) => `جارٍ إنهاء ${nounOf(kind)}…`,
  'resumed.running': (kind) => `${nounOf(kind)}: قيد التنفيذ`,
  'resumed.done': (kind) => `${nounOf(kind)}: تم التنفيذ`,
  'resumed.failed': (kind) => `${nounOf(kind)}: تعذّر التنفيذ`,
  'resumed.interrupted': (kind) => `${nounOf(kind)}: لم يكتمل التنفيذ`,
  'resumed.unresolved': (kind) => `لا نعرف ما آل إليه أمر ${nounOf(kind)}`,
  'resumedText.settling': 'بدأته في علامة تبويب أخرى أو قبل إعادة التحميل.',
  'resumedText.running': 'تعمل عليه علامة تبويب أو نافذة أخرى.',
  'resumedText.here': 'يستمر أثناء تصفحك.',
  'resumedText.prompting': 'ربما تنتظر محفظتك ردًا.',
  'resumedText.sent': 'في انتظار الشبكة.',
  'resumedText.done': 'بدأته في علامة تبويب أخرى أو قبل إعادة التحميل.',
  'resumedText.failed': 'انتهى دون أثر.',
  'resumedText.interrupted': 'لم يُرسل الباقي قط. يمكنك البدء من جديد.',
  'resumedText.unresolved': 'راجع نشاط محفظتك قبل البدء من جديد.',
  andMore: (count) =>
    plural('ar', count, {
      one: 'قطعة أخرى',
      two: 'قطعتان أخريان',
      few: '# قطع أخرى',
      other: '# قطعة أخرى',
    }),
  giveUp: 'لم يُرسل قط',
  giveUpTitle: 'هل تريد تجاهله؟',
  giveUpText:
    'سنكف عن البحث عنه، ويمكنك البدء من جديد. إن كانت محفظتك قد أرسلته فعلًا، فقد يحدث مرتين، أو يفشل ويكلّفك رسوم الشبكة. راجع نشاط محفظتك أولًا.',
  giveUpConfirm: 'تجاهله',
  giveUpKeep: 'إبقاؤه',
}

function nounOf(kind: string): string {
  const nouns = {
    buy: 'الشراء',
    cancel: 'الإلغاء',
    cancelMany: 'الإلغاء',
    edit: 'تعديل الإدراج',
    list: 'الإدراج',
  }
  return nouns[kind as keyof typeof nouns] ?? 'المعاملة'
}
