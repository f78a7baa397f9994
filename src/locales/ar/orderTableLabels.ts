import type { OrderTableLabels } from '../../components/table/orderTableLabels.js'
import { isolate } from '../../labels/isolate.js'

export const orderTableLabels: OrderTableLabels = {
  // Columns
  columnActions: 'إجراءات',
  columnEnds: 'ينتهي',
  columnFees: 'الرسوم',
  columnFloor: 'مقابل الأدنى',
  columnFor: 'لأجل',
  columnMaker: 'من',
  columnMarketplace: 'السوق',
  columnNet: 'يستلم البائع',
  columnPrice: 'السعر',
  columnQuantity: 'الكمية',
  columnUnitPrice: 'سعر القطعة',

  // Cells
  aboveFloor: (percent) => isolate`أعلى بـ ${percent}`,
  atFloor: 'عند الأدنى',
  belowFloor: (percent) => isolate`أقل بـ ${percent}`,
  ended: 'انتهى',
  feesNet: 'يستلم البائع',
  feesOf: (percent) => isolate`الرسوم: ${percent}`,
  feesTitle: 'ما يشمله السعر',
  forCollection: 'أي قطعة من المجموعة',
  forItem: 'هذه القطعة',
  noEnd: 'بلا نهاية',
  'problem.filled': 'مُباع',
  'problem.cancelled': 'ملغى',
  'problem.expired': 'منتهٍ',
  'problem.inactive': 'معلّق: لا يستطيع البائع تسليمه الآن',
  'problem.gone': 'لم يعد موجودًا',
  'problem.early': 'لم يبدأ بعد',
  'problem.unknown': 'تعذّرت قراءته',

  // Listings
  listings: 'الإدراجات',
  listingsEmpty: 'لا أحد يبيعها الآن.',
  'row.addToCart': 'إضافة إلى السلة',
  'row.buy': 'شراء',
  'row.cancel': 'إلغاء',
  'row.edit': 'تعديل',
  'row.inCart': 'في السلة',

  // Offers
  acceptMissing: 'لا يمكن قبول عروض الشراء في هذا التطبيق.',
  acceptNotOwner: 'لا يستطيع قبول عرض شراء إلا مالكها.',
  makeOffer: 'تقديم عرض شراء',
  makeOfferMissing: 'لا يمكن تقديم عروض شراء في هذا التطبيق.',
  offers: 'عروض الشراء',
  offersEmpty: 'لم يقدّم أحد عرض شراء بعد.',
  'row.accept': 'قبول',
}
