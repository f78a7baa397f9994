import type { CommonLabels } from '../../labels/commonLabels.js'
import { isolate } from '../../labels/isolate.js'
import { nameFrom } from '../../labels/nameFrom.js'

export const commonLabels: CommonLabels = {
  // Actions
  buy: 'اشترِ الآن',
  buyFor: (price) => isolate`اشترِ مقابل ${price}`,
  cancel: 'إلغاء الإدراج',
  close: 'إغلاق',
  connect: 'ربط المحفظة',
  copied: 'تم النسخ',
  copy: (what) => isolate`نسخ ${what}`,
  copyAddress: 'العنوان',
  dismiss: 'إخفاء',
  list: 'عرض للبيع',
  loading: 'جارٍ التحميل…',
  retry: 'إعادة المحاولة',
  viewOnExplorer: 'عرض في المستكشف',

  // Names and values
  chain: 'الشبكة',
  marketplaceName: (name) => marketplaceNames[name] ?? nameFrom(name),
  pair: (name, value) => isolate`${name}: ${value}`,
  rangeBetween: (from, to) => isolate`${from} – ${to}`,
  times: (quantity) => isolate`${`×${quantity}`}`,
  unknown: 'غير معروف',
  unknownItem: 'عنصر غير معروف',
  untitled: (tokenId) => isolate`${`#${tokenId}`}`,
  you: 'أنت',

  // Widgets that wait, are out of date or broken
  checking: 'جارٍ التحقق…',
  'grid.stale': 'قد يكون هذا قديمًا: تعذّرت قراءته مجددًا.',
  offline: 'لا اتصال بالإنترنت.',
  offlineText: 'قد يكون هذا قديمًا. سنحدّثه عند عودة الاتصال.',
  widgetBroken: 'حدث خطأ ما هنا.',
}

const marketplaceNames: Record<string, string> = {
  payment_processor: 'معالج الدفع',
  service_marketplace_v1: 'السجل على السلسلة',
  service_marketplace_v2: 'السجل الموقَّع',
  unknown: 'غير معروف',
}
