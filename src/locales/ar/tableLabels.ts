import type { TableLabels } from '../../components/table/tableLabels.js'
import { isolate } from '../../labels/isolate.js'

export const tableLabels: TableLabels = {
  pageNext: 'الصفحة التالية',
  pageOf: (page) => isolate`الصفحة ${page}`,
  pagePrevious: 'الصفحة السابقة',
  refreshing: 'جارٍ التحديث',
  sortedBy: (column) => isolate`ترتيب حسب ${column}`,
  tableError: 'تعذّر تحميل هذه القائمة.',
}
