import type { browseLabels as english } from '../../labels/browseLabels.js'
import { isolate } from '../../labels/isolate.js'
import type { LabelsOf } from '../../labels/labelsOf.js'

export const browseLabels: LabelsOf<typeof english> = {
  // Actions
  buy: 'اشترِ الآن',
  cancel: 'إلغاء الإدراج',
  close: 'إغلاق',
  connect: 'ربط المحفظة',
  copied: 'تم النسخ',
  copyTransaction: 'نسخ معرّف المعاملة',
  decrease: 'أقل',
  done: 'تم',
  increase: 'أكثر',
  list: 'عرض للبيع',
  loadMore: 'عرض المزيد',
  retry: 'إعادة المحاولة',
  checkAgain: 'التحقق مجددًا',
  dismiss: 'إخفاء',
  keepWaiting: 'متابعة الانتظار',
  showDetails: 'التفاصيل',
  viewTransaction: 'عرض المعاملة',

  // Anywhere
  pair: (name, value) => isolate`${name}: ${value}`,
  several: (quantity, name) => isolate`${name} (${quantity})`,
  times: (quantity) => isolate`${`×${quantity}`}`,

  // Collectibles
  unknownItem: 'عنصر غير معروف',
  untitled: (tokenId) => isolate`${`#${tokenId}`}`,
  bestOffer: 'أعلى عرض شراء',
  collectibles: 'المقتنيات',
  notListed: 'غير معروض للبيع',
  owned: 'مملوك',
  quantity: 'الكمية',
  named: (label, name) => isolate`${label}: ${name}`,
  quantityOf: (available) => isolate`من ${available}`,
  yours: 'إدراجك',
  emptyGrid: 'لا يوجد شيء هنا بعد.',
  gridError: 'تعذّر تحميل المقتنيات.',
  loading: 'جارٍ التحميل…',

  // Cards
  'card.addToCart': 'إضافة إلى السلة',
  'card.bid': 'عرض شراء',
  'card.broken': 'تعذّر إظهار هذه القطعة.',
  'card.edit': 'تعديل الإدراج',
  'card.expired': 'انتهى',
  'card.flow.buy': 'جارٍ الشراء…',
  'card.flow.cancel': 'جارٍ الإلغاء…',
  'card.flow.cancelMany': 'جارٍ الإلغاء…',
  'card.flow.edit': 'جارٍ تغيير السعر…',
  'card.flow.list': 'جارٍ الإدراج…',
  'card.flow.steps': 'جارٍ التنفيذ…',
  'card.held': (quantity) => isolate`لديك ${quantity}`,
  'card.offer': 'تقديم عرض شراء',
  'card.price.down': 'انخفض السعر منذ أن رأيته.',
  'card.price.other': 'تغيّر السعر منذ أن رأيته.',
  'card.price.up': 'ارتفع السعر منذ أن رأيته.',
  'card.removeFromCart': 'إزالة من السلة',
  'card.select': (name) => isolate`تحديد ${name}`,
  'card.sold': 'مُباع',
  'card.timeLeft': (time) => isolate`بقي ${time}`,
  'card.view': 'عرض',

  // Grids
  'grid.moreError': 'تعذّر تحميل المزيد منها.',
  'grid.next': 'الصفحة التالية',
  'grid.page': (page) => isolate`الصفحة ${page}`,
  'grid.pages': 'الصفحات',
  'grid.previous': 'الصفحة السابقة',
  'grid.refreshing': 'جارٍ البحث عن الجديد…',
  'grid.stale': 'قد يكون هذا قديمًا: تعذّرت قراءته مجددًا.',

  // Money
  additionalFees: 'رسوم إضافية',
  balance: 'رصيدك',
  fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
  free: 'مجاني',
  included: 'مشمولة',
  insufficientFunds: (symbol) => isolate`لا يكفي ${symbol}`,
  insufficientFundsText: (missing) =>
    isolate`تحتاج هذه المحفظة إلى ${missing} إضافية.`,
  price: 'السعر',
  total: 'الإجمالي',
  unitPrice: 'سعر القطعة',
  wrapped: (symbol, coin) =>
    isolate`${symbol} هي ${coin} في هيئة رمز مميز، واحد مقابل واحد.`,
}

const feeNames: Record<string, string> = {
  creator: 'حصة المبدع',
  marketplace: 'رسوم السوق',
  platform: 'رسوم السوق',
  royalty: 'حصة المبدع',
}
