import type { buyLabels as english } from '../../labels/buyLabels.js'
import { isolate } from '../../labels/isolate.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

export const buyLabels: LabelsOf<typeof english> = {
  // Before the wallet opens
  networkFee: 'رسوم الشبكة',
  networkFeeByWallet: 'تضيفها محفظتك',
  maximum: 'الأقصى',
  quantityShrunk: (available) =>
    isolate`بقي عدد أقل: ${available} على الأكثر الآن.`,
  priceMoved: (before, now) => isolate`تغيّر السعر من ${before} إلى ${now}.`,
  priceAccept: (price) => isolate`قبول ${price}`,
  notForSaleYet: 'غير معروض للبيع بعد',
  notForSaleYetText: 'يجري نشر هذا الإدراج. يمكن الشراء منه بعد لحظة.',
  ownListing: 'هذا إدراجك أنت.',
  addFunds: (symbol) => isolate`إضافة ${symbol}`,
  viewItem: 'عرض القطعة',

  // What was checked
  'checked.match': 'تم التحقق: يفعل ما توافق عليه',
  'checked.unknown': 'تعذّر التحقق منه كله',
  'checked.mismatch': 'يطلب شيئًا آخر',
  'checked.fails': 'سيفشل الآن',
  'checked.approve': (amount, who) => isolate`يسمح لـ ${who} بأخذ ${amount}`,
  'checked.approveAll': (who) => isolate`يسمح لـ ${who} بنقل قطع هذه المجموعة`,
  'checked.pay': (amount) => isolate`يدفع ${amount}، لا أكثر`,
  'checked.receive': (item) => isolate`تستلم ${item}`,
  'checked.fee': (amount, who) => isolate`من ذلك، يذهب ${amount} إلى ${who}`,
  'checked.tried': 'جُرّب على الشبكة للتو: سيُنفَّذ',
  'checked.triedFirst': 'جُرّبت خطوته الأولى على الشبكة للتو',
  'checked.notTried': 'تعذّرت تجربته على الشبكة مسبقًا',

  // What is under way
  'tray.title': 'نشاطك',
  'tray.open': (count) =>
    plural('ar', count, {
      zero: 'نشاطك: لا صفقات جارية',
      one: 'نشاطك: صفقة واحدة جارية',
      two: 'نشاطك: صفقتان جاريتان',
      few: 'نشاطك: # صفقات جارية',
      many: 'نشاطك: # صفقة جارية',
      other: 'نشاطك: # صفقة جارية',
    }),
  'tray.empty': 'لا شيء قيد التنفيذ.',
  'tray.disconnected': 'اربط محفظتك لرؤية ما بدأته.',
  'tray.failed': 'تعذّرت قراءة ما بدأته.',
  'tray.view': 'عرض',
}
