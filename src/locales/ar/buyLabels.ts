import type { BuyLabels } from '../../components/BuyDialog/buyLabels.js'
import { isolate } from '../../labels/isolate.js'

export const buyLabels: BuyLabels = {
  buyTitle: 'شراء',
  included: 'مشمولة',
  networkFee: 'رسوم الشبكة',
  networkFeeByWallet: 'تظهر في محفظتك',
  notForSaleYet: 'غير معروض للبيع بعد',
  notForSaleYetText: 'يجري نشر هذا الإدراج. يمكنك الشراء منه بعد لحظة.',
  orderGone: 'لم يعد هذا الإدراج متاحًا: تم بيعه أو إلغاؤه أو انتهت مدته.',
  orderGoneNext: (price) => isolate`شراء التالي مقابل ${price}`,
  ownedNow: 'أصبحت القطعة ملكك.',
  ownListing: 'هذا الإدراج لك.',
  quantityShrunk: (available) => isolate`لم يبقَ سوى ${available}.`,
  several: (quantity, name) => isolate`${name} (${quantity})`,
  unitPrice: 'سعر القطعة',
}
