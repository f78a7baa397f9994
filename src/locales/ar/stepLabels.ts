import type { StepLabels } from '../../components/StepsProgress/stepLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'

export const stepLabels: StepLabels = {
  approveCollection: 'المجموعة',
  copyTransaction: 'نسخ معرّف المعاملة',
  viewTransaction: 'عرض المعاملة',
  'wallet.open': (wallet) => isolate`فتح ${wallet}`,

  // Steps
  stepNow: (title, text) => isolate`${title}. ${text}`,
  stepOf: (position, count) => isolate`الخطوة ${position} من ${count}`,
  'stepTitle.tokenApproval': (subject) => isolate`الموافقة على ${subject}`,
  'stepTitle.buy': 'شراء',
  'stepTitle.sell': 'بيع',
  'stepTitle.createListing': 'توقيع الإدراج ونشره',
  'stepTitle.createOffer': 'توقيع عرض الشراء ونشره',
  'stepTitle.cancel': 'إلغاء الإدراج',
  'stepTitle.transaction': 'إرسال معاملة',
  'stepTitle.signature': 'التوقيع والنشر',
  'stepTitle.message': 'توقيع رسالة',
  'stepTitle.post': 'النشر',

  // What the current step waits for
  'stepText.switching': 'بدّل الشبكة في محفظتك.',
  'stepText.switchingIn': (wallet) => isolate`بدّل الشبكة في ${wallet}.`,
  'stepText.prompting': 'أكّد في محفظتك.',
  'stepText.promptingIn': (wallet) => isolate`أكّد في ${wallet}.`,
  'stepText.bundled': 'تعرضها محفظتك معًا. أكّد مرة واحدة.',
  'stepText.bundledIn': (wallet) =>
    isolate`يعرضها ${wallet} معًا. أكّد مرة واحدة.`,
  'stepText.confirming': 'في انتظار الشبكة. يستغرق هذا لحظة.',
  'stepText.repriced': 'سرّعت المعاملة. في انتظار الشبكة.',
  'stepText.queued': 'في انتظار تواقيع أخرى. يمكنك المغادرة والعودة.',
  'stepText.queuedFor': (needed) =>
    plural('ar', needed, {
      zero: 'لا تواقيع أخرى منتظرة في محفظتك. يمكنك المغادرة والعودة.',
      one: 'في انتظار توقيع مالك واحد في محفظتك. يمكنك المغادرة والعودة.',
      two: 'في انتظار توقيعي مالكين في محفظتك. يمكنك المغادرة والعودة.',
      few: 'في انتظار تواقيع # مالكين في محفظتك. يمكنك المغادرة والعودة.',
      many: 'في انتظار تواقيع # مالكًا في محفظتك. يمكنك المغادرة والعودة.',
      other: 'في انتظار تواقيع # مالك في محفظتك. يمكنك المغادرة والعودة.',
    }),
  'stepText.posting': 'جارٍ الإرسال إلى السوق.',
}
