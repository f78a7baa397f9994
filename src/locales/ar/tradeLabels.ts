import type { TradeLabels } from '../../components/trade/tradeLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'

export const tradeLabels: TradeLabels = {
  // Amounts
  additionalFees: 'رسوم إضافية',
  addFunds: (symbol) => isolate`إضافة ${symbol}`,
  approvalText:
    'يسمح لعقد السوق بنقل قطع هذه المجموعة بعد أن توقّع إدراجًا لها. يلزم هذا مرة واحدة لكل مجموعة.',
  approveCurrencyText: 'يسمح لعقد السوق بإنفاق هذا المبلغ بالضبط.',
  balance: 'رصيدك',
  decrease: 'تقليل الكمية',
  increase: 'زيادة الكمية',
  insufficientFunds: (symbol) => isolate`رصيد ${symbol} غير كافٍ`,
  insufficientFundsText: (missing) =>
    isolate`تحتاج إلى ${missing} إضافية في هذه المحفظة.`,
  maximum: 'الحد الأقصى',
  named: (label, name) => isolate`${label}: ${name}`,
  paid: (price) => isolate`دفعت ${price}.`,
  priceAccept: (price) => isolate`قبول ${price}`,
  priceMoved: (before, now) => isolate`تغيّر السعر من ${before} إلى ${now}.`,
  priceUnverified:
    'لا يمكننا التحقق من هذا السعر: عقد العملة لا يذكر عدد المنازل العشرية، لذا لا يمكنك الشراء بها هنا.',
  quantity: 'الكمية',
  quantityOf: (available) => isolate`من ${available}`,
  'price.indivisible': (multiple) =>
    isolate`يمكن شراء أجزاء من هذا العنصر، لذا يجب أن يكون سعره من مضاعفات ${multiple}.`,
  'price.invalid': 'أدخل رقمًا، مثلًا 0.5',
  'price.tooLarge': 'هذا السعر مرتفع جدًا.',
  'price.tooManyDecimals': (symbol, decimals) =>
    isolate`تقبل ${symbol} على الأكثر ` +
    `${plural('ar', decimals, { zero: 'صفر منازل عشرية', one: 'منزلة عشرية واحدة', two: 'منزلتين عشريتين', few: '# منازل عشرية', other: '# منزلة عشرية' })}.`,
  'price.zero': 'يجب أن يكون السعر أكبر من صفر.',

  // The button while a trade runs
  'working.quoting': 'جارٍ التحقق…',
  'working.resuming': 'جارٍ الإنهاء…',
  'working.settling.buy': 'تم الدفع. في انتظار السوق…',
  'working.settling.list': 'تم النشر. في انتظار السوق…',
  'working.settling.cancel': 'تم الإلغاء. في انتظار السوق…',
  'working.waiting': 'جارٍ التحضير…',
  'working.switching': 'بدّل الشبكة في المحفظة…',
  'working.switchingIn': (wallet) => isolate`بدّل الشبكة في ${wallet}…`,
  'working.prompting': 'أكّد في المحفظة…',
  'working.promptingIn': (wallet) => isolate`أكّد في ${wallet}…`,
  'working.confirming': 'في انتظار الشبكة…',
  'working.queued': 'في انتظار التواقيع…',
  'working.posting': 'جارٍ النشر…',

  // Why a trade takes longer than usual
  'wait.offline': 'لا يوجد اتصال بالإنترنت. سنتابع عند عودة الاتصال.',
  'wait.quoting': 'يستغرق السوق وقتًا أطول من المعتاد للرد.',
  'wait.resuming': 'تستغرق معرفة النتيجة وقتًا أطول من المعتاد.',
  'wait.waiting': 'يستغرق هذا وقتًا أطول من المعتاد.',
  'wait.switching': 'افتح محفظتك. ربما تُخفي طلب تبديل الشبكة.',
  'wait.prompting': 'افتح محفظتك. ربما تُخفي الطلب.',
  'wait.confirming':
    'تستغرق الشبكة وقتًا أطول من المعتاد. يمكنك إغلاق هذا، وسنكمل نحن.',
  'wait.unreachable':
    'تعذّر الوصول إلى الشبكة. قد تُنفَّذ معاملتك لاحقًا، لذا لا ترسلها مرة أخرى.',
  'wait.posting': 'يستغرق النشر وقتًا أطول من المعتاد.',
  'wait.settling': 'تم تنفيذ هذا. يستغرق السوق وقتًا أطول من المعتاد لإظهاره.',

  // Questions
  reviewTitle: 'لا نستطيع التحقق من كل هذا',
  reviewText: 'يطلب السوق شيئًا لا نستطيع التحقق منه كاملًا. لم نرسله بعد.',
  reviewContinue: 'المتابعة رغم ذلك',
  reviewStop: 'إيقاف',
  consentTitle: 'إرسال الطلب مجددًا؟',
  'consentText.buy':
    'قد يُنفَّذ الطلب الأول لاحقًا. عندها تدفع مرتين، أو على الأقل رسوم الشبكة مرتين. راجع نشاط محفظتك أولًا.',
  'consentText.list':
    'قد يُنفَّذ الطلب الأول لاحقًا. عندها تُعرض القطعة للبيع مرتين. راجع نشاط محفظتك أولًا.',
  'consentText.cancel':
    'قد يُنفَّذ الطلب الأول لاحقًا. عندها تدفع رسوم الشبكة مرتين. راجع نشاط محفظتك أولًا.',
  consentAsk: 'تحققت، أرسل مجددًا',
  consentKeep: 'عدم الإرسال مجددًا',

  // When it is done
  copyLink: 'نسخ الرابط',
  done: 'تم',
  share: 'مشاركة',
  viewItem: 'صفحة القطعة',
}
