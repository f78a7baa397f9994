import type { ViewLabels } from '../../components/CollectibleView/viewLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'

export const viewLabels: ViewLabels = {
  about: 'الوصف',
  attributes: 'السمات',
  attributesMore: (count) =>
    plural('ar', count, {
      zero: 'لا سمات أخرى',
      one: 'عرض سمة واحدة أخرى',
      two: 'عرض سمتين أخريين',
      few: 'عرض # سمات أخرى',
      many: 'عرض # سمة أخرى',
      other: 'عرض # سمة أخرى',
    }),
  bestListing: 'السعر',
  contract: 'العقد',
  details: 'التفاصيل',
  externalSite: 'الموقع الإلكتروني',
  each: 'للقطعة',
  highestListing: 'أعلى إدراج',
  noOffers: 'لا يوجد بعد',
  owner: 'المالك',
  ownsOf: (held) => isolate`لديك ${held}`,
  readLess: 'قراءة أقل',
  readMore: 'قراءة المزيد',
  tokenId: 'معرّف الرمز',
  tokenStandard: 'المعيار',
  viewError: 'تعذّر تحميل هذه القطعة.',
  viewMissing: 'هذه القطعة غير موجودة.',
}
