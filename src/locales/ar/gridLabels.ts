import type { GridLabels } from '../../components/CollectibleGrid/gridLabels.js'
import { isolate } from '../../labels/isolate.js'

export const gridLabels: GridLabels = {
  'card.broken': 'تعذّر إظهار هذه القطعة.',
  collectibles: 'المقتنيات',
  emptyGrid: 'لا يوجد شيء هنا بعد.',
  gridError: 'تعذّر تحميل المقتنيات.',
  'grid.moreError': 'تعذّر تحميل المزيد منها.',
  'grid.next': 'الصفحة التالية',
  'grid.page': (page) => isolate`الصفحة ${page}`,
  'grid.pages': 'الصفحات',
  'grid.previous': 'الصفحة السابقة',
  'grid.refreshing': 'جارٍ البحث عن الجديد…',
  loadMore: 'عرض المزيد',
}
