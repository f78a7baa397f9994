import type { EventLabels } from '../../components/ActivityTable/eventLabels.js'

export const eventLabels: EventLabels = {
  activity: 'النشاط',
  activityEmpty: 'لا يوجد نشاط بعد',
  columnEvent: 'الحدث',
  columnTime: 'الوقت',
  'event.listing.made': 'عُرضت للبيع',
  'event.listing.filled': 'بيعت',
  'event.listing.cancelled': 'أُلغي الإدراج',
  'event.listing.expired': 'انتهى الإدراج',
  'event.offer.made': 'قُدّم عرض شراء',
  'event.offer.filled': 'قُبل عرض الشراء',
  'event.offer.cancelled': 'أُلغي عرض الشراء',
  'event.offer.expired': 'انتهى عرض الشراء',
}
