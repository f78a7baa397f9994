import type { OrderTableLabels } from '../../components/table/orderTableLabels.js'
import { isolate } from '../../labels/isolate.js'

export const orderTableLabels: OrderTableLabels = {
  // Columns
  columnActions: 'إجراءات',
  columnEnds: 'ينتهي',
  columnFloor: 'مقارنة بالأدنى',
  columnFor: 'ينطبق على',
  columnMaker: 'من',
  columnMarketplace: 'السوق',
  columnNet: 'يستلم البائع',
  columnPrice: 'السعر',
  columnQuantity: 'الكمية',
  columnUnitPrice: 'سعر القطعة',

  // Cells
  atFloor: 'عند الأدنى',
  ended: 'انتهى',
  feesNet: 'يستلم البائع',
  feesOf: (percent) => isolate`الرسوم: ${percent}`,
  feesTitle: 'تفاصيل السعر',
  forCollection: 'المجموعة كاملة',
  forItem: 'هذه القطعة',
  noEnd: 'بلا تاريخ انتهاء',
  'problem.filled': 'تم البيع',
  'problem.cancelled': 'ملغى',
  'problem.expired': 'منتهٍ',
  'problem.inactive': 'معلّق: لا يستطيع البائع التسليم الآن',
  'problem.gone': 'لم يعد متاحًا',
  'problem.early': 'لم يبدأ بعد',
  'problem.unknown': 'تعذّرت قراءته',

  // Listings
  listings: 'الإدراجات',
  listingsEmpty: 'لا توجد إدراجات',
  'row.addToCart': 'إضافة إلى السلة',
  'row.buy': 'شراء',
  'row.cancel': 'إلغاء',
  'row.edit': 'تعديل',
  'row.inCart': 'في السلة',

  // Offers
  makeOffer: 'تقديم عرض شراء',
  offers: 'عروض الشراء',
  offersEmpty: 'لا توجد عروض شراء',
  'row.accept': 'قبول',
}
