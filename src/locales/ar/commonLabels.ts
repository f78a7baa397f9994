import type { CommonLabels } from '../../labels/commonLabels.js'
import { isolate } from '../../labels/isolate.js'
import { nameFrom } from '../../labels/nameFrom.js'

export const commonLabels: CommonLabels = {
  // Actions
  buy: 'شراء',
  buyFor: (price) => isolate`شراء مقابل ${price}`,
  cancel: 'إلغاء الإدراج',
  close: 'إغلاق',
  connect: 'ربط المحفظة',
  copied: 'تم النسخ',
  copy: (what) => isolate`نسخ ${what}`,
  copyAddress: 'العنوان',
  copyTokenId: 'معرّف الرمز',
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
  unknownItem: 'قطعة غير معروفة',
  untitled: (tokenId) => isolate`${`#${tokenId}`}`,
  you: 'أنت',

  // Widgets that wait, are out of date or broken
  checking: 'جارٍ التحقق…',
  'grid.stale': 'تعذّر التحديث. قد تكون المعلومات قديمة.',
  offline: 'لا يوجد اتصال بالإنترنت.',
  offlineText: 'قد تكون المعلومات قديمة. سنحدّثها عند عودة الاتصال.',
  widgetBroken: 'حدث خطأ هنا.',
}

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Payment Processor',
  service_marketplace_v1: 'أوامر على السلسلة',
  service_marketplace_v2: 'أوامر موقّعة',
  unknown: 'غير معروف',
}
