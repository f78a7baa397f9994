import type { ToolbarLabels } from '../../components/BrowseToolbar/toolbarLabels.js'
import { isolate } from '../../labels/isolate.js'
import { pieces } from './counts.js'

export const toolbarLabels: ToolbarLabels = {
  activeFilters: 'عوامل التصفية المُفعّلة',
  clearFilters: 'مسح الكل',
  clearSearch: 'مسح البحث',
  comfortable: 'بطاقات كبيرة',
  compact: 'بطاقات صغيرة',
  density: 'حجم البطاقة',
  'ownership.mine': 'ملكك',
  'ownership.others': 'ليس ملكك',
  rangeAtLeast: (from) => isolate`${from} أو أكثر`,
  rangeAtMost: (to) => isolate`${to} أو أقل`,
  removeFilter: (filter) => isolate`إزالة عامل التصفية: ${filter}`,
  results: (count) => pieces(count),
  resultsOver: (count) => `أكثر من ${pieces(count)}`,
  search: 'بحث',
  searchCollectibles: 'البحث في القطع',
  searchIn: (collection) => isolate`البحث في ${collection}`,
  show: 'إظهار',
  showAll: 'الكل',
  showListed: 'معروض للبيع',
  showUnlisted: 'غير معروض للبيع',
  sort: 'ترتيب',
}
