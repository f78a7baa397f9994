import type { GridLabels } from '../../components/CollectibleGrid/gridLabels.js'
import { isolate } from '../../labels/isolate.js'

export const gridLabels: GridLabels = {
  'card.broken': 'تعذّر عرض هذه القطعة.',
  collectibles: 'القطع',
  emptyGrid: 'لا يوجد شيء هنا بعد.',
  gridError: 'تعذّر تحميل هذه القطع.',
  'grid.moreError': 'تعذّر تحميل المزيد.',
  'grid.next': 'الصفحة التالية',
  'grid.page': (page) => isolate`الصفحة ${page}`,
  'grid.pages': 'الصفحات',
  'grid.previous': 'الصفحة السابقة',
  'grid.refreshing': 'جارٍ البحث عن تحديثات…',
  loadMore: 'عرض المزيد',
}
