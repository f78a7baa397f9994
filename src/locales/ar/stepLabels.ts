import { isolate } from '../../labels/isolate.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import type { stepLabels as english } from '../../labels/stepLabels.js'

export const stepLabels: LabelsOf<typeof english> = {
  // Steps
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
  stepNow: (title, text) => isolate`${title}. ${text}`,
  approveCollection: 'المجموعة',
  approveCurrencyText: 'يسمح لعقد السوق بأخذ هذا المبلغ بالضبط.',
  approvalText:
    'يستطيع عقد السوق عندئذٍ نقل قطع من هذه المجموعة، متى وقّعت إدراجًا لها. يلزم هذا مرة واحدة لكل مجموعة.',
  'stepText.switching': 'غيّر الشبكة في محفظتك.',
  'stepText.prompting': 'أكّد في محفظتك.',
  'stepText.bundled': 'تعرضها محفظتك معًا: أكّد مرة واحدة.',
  'stepText.confirming': 'في انتظار الشبكة. يستغرق هذا لحظة.',
  'stepText.repriced': 'سرّعتها. في انتظار الشبكة.',
  'stepText.queued': 'تجمع محفظتك التأكيدات. يمكنك المغادرة والعودة.',
  'stepText.posting': 'جارٍ الإرسال إلى السوق.',
  'working.quoting': 'جارٍ التحقق…',
  'working.resuming': 'جارٍ إنهاء ما بدأته…',
  'working.settling.buy': 'تم الدفع. في انتظار السوق…',
  'working.settling.list': 'تم النشر. في انتظار السوق…',
  'working.settling.cancel': 'تم الإلغاء. في انتظار السوق…',
  'working.waiting': 'جارٍ التحضير…',
  'working.switching': 'غيّر الشبكة في المحفظة…',
  'working.prompting': 'أكّد في المحفظة…',
  'working.confirming': 'في انتظار الشبكة…',
  'working.queued': 'في انتظار التأكيدات…',
  'working.posting': 'جارٍ النشر…',

  // Why it takes longer than usual
  'wait.offline': 'لا اتصال بالإنترنت. سيُستأنف عند عودة الاتصال.',
  'wait.quoting': 'يستغرق السوق وقتًا أطول من المعتاد للرد.',
  'wait.resuming': 'تستغرق معرفة ما آل إليه وقتًا أطول من المعتاد.',
  'wait.waiting': 'يستغرق هذا وقتًا أطول من المعتاد.',
  'wait.switching': 'افتح محفظتك: ربما تُخفي طلب تغيير الشبكة.',
  'wait.prompting': 'افتح محفظتك: ربما تُخفي الطلب.',
  'wait.confirming':
    'تستغرق الشبكة وقتًا أطول من المعتاد. يمكنك إغلاق هذا: سيستمر.',
  'wait.posting': 'يستغرق النشر وقتًا أطول من المعتاد.',
  'wait.settling': 'تم التنفيذ. يستغرق السوق وقتًا أطول من المعتاد لإظهاره.',

  // Questions
  reviewTitle: 'لا نعرف كل ما في هذا',
  reviewText: 'يطلب السوق شيئًا لا نستطيع التحقق منه كاملًا. لم يُرسل أي شيء بعد.',
  reviewContinue: 'المتابعة رغم ذلك',
  reviewStop: 'إيقاف',
  askAgain: 'سؤال محفظتي مجددًا',
  consentTitle: 'سؤال محفظتك مرة أخرى؟',
  'consentText.buy':
    'قد يُنفَّذ الطلب الأول بعد، وعندها قد تدفع مرتين، رسوم الشبكة على الأقل. راجع نشاط محفظتك قبل المتابعة.',
  'consentText.list':
    'قد يُنفَّذ الطلب الأول بعد، وعندها يُدرج مرتين. راجع نشاط محفظتك قبل المتابعة.',
  'consentText.cancel':
    'قد يُنفَّذ الطلب الأول بعد، وعندها تدفع للشبكة مرتين. راجع نشاط محفظتك قبل المتابعة.',
  consentAsk: 'أعلم ذلك، اسأل محفظتي مجددًا',
  consentKeep: 'عدم السؤال مجددًا',
}
