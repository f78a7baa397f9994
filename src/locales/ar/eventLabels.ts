import type { EventLabels } from '../../components/ActivityTable/eventLabels.js'

export const eventLabels: EventLabels = {
  activity: 'النشاط',
  activityEmpty: 'لا توجد إدراجات أو عروض شراء',
  columnAccount: 'صاحب العرض',
  columnEvent: 'الحدث',
  columnTime: 'الوقت',
  'event.listing.created': 'عُرضت للبيع',
  'event.listing.filled': 'تم البيع',
  'event.listing.cancelled': 'أُلغي الإدراج',
  'event.listing.expired': 'انتهت مدة الإدراج',
  'event.offer.created': 'قُدّم عرض شراء',
  'event.offer.filled': 'قُبل عرض الشراء',
  'event.offer.cancelled': 'أُلغي عرض الشراء',
  'event.offer.expired': 'انتهت مدة عرض الشراء',
}
