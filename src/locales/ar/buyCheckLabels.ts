import type { BuyCheckLabels } from '../../components/BuyDialog/buyCheckLabels.js'
import { isolate } from '../../labels/isolate.js'

export const buyCheckLabels: BuyCheckLabels = {
  'checked.match': 'تم التحقق: ينفّذ ما وافقت عليه بالضبط',
  'checked.unknown': 'لم نتمكن من التحقق من كل شيء',
  'checked.mismatch': 'هذا ليس ما وافقت عليه',
  'checked.fails': 'سيفشل هذا إن أُرسل الآن',
  'checked.approve': (amount, who) => isolate`يسمح لـ ${who} بإنفاق ${amount}`,
  'checked.approveAll': (who) => isolate`يسمح لـ ${who} بنقل قطع هذه المجموعة`,
  'checked.pay': (amount) => isolate`تدفع ${amount} إضافةً إلى رسوم الشبكة`,
  'checked.receive': (item) => isolate`تستلم ${item}`,
  'checked.fee': (amount, who) => isolate`يذهب ${amount} إلى ${who}`,
  'checked.tried': 'تمت المحاكاة للتو: ناجحة',
  'checked.triedFirst': 'تمت محاكاة الخطوة الأولى للتو: ناجحة',
  'checked.notTried': 'تعذّرت المحاكاة',
}
