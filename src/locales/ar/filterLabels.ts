import type { FilterLabels } from '../../components/CollectionFilters/filterLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'

export const filterLabels: FilterLabels = {
  applyFilters: 'إظهار النتائج',
  applyFiltersTo: (count) => isolate`إظهار النتائج: ${count}`,
  chosen: (count) =>
    plural('ar', count, {
      zero: 'لم يُختر شيء',
      one: 'خيار واحد',
      two: 'خياران',
      few: '# خيارات',
      many: '# خيارًا',
      other: '# خيار',
    }),
  connectForMine: 'اربط محفظتك لرؤية ما تملكه.',
  filters: 'عوامل التصفية',
  filtersError: 'تعذّر تحميل السمات.',
  filtersSet: (count) =>
    plural('ar', count, {
      zero: 'لا شيء مُفعّل',
      one: 'عامل واحد مُفعّل',
      two: 'عاملان مُفعّلان',
      few: '# عوامل مُفعّلة',
      other: '# عاملًا مُفعّلًا',
    }),
  marketplace: 'السوق',
  moreFound: (count) =>
    plural('ar', count, { other: 'هناك المزيد (#). استخدم البحث.' }),
  nothingFound: 'لا توجد نتائج.',
  ownership: 'الملكية',
  'ownership.any': 'الكل',
  rangeFrom: (name) => isolate`${name}، الحد الأدنى`,
  rangeTo: (name) => isolate`${name}، الحد الأقصى`,
  'rangeProblem.number': 'أدخل رقمًا.',
  'rangeProblem.order': 'لا يمكن أن يتجاوز الحد الأدنى الحد الأقصى.',
  'rangeProblem.limits': (from, to) => isolate`أدخل أرقامًا بين ${from} و${to}.`,
  searchFacet: (name) => isolate`البحث في ${name}`,
  showFewer: 'إظهار أقل',
  showMore: (count) => plural('ar', count, { other: 'إظهار المزيد (#)' }),
}
