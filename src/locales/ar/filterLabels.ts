import type { FilterLabels } from '../../components/CollectionFilters/filterLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'

export const filterLabels: FilterLabels = {
  applyFilters: 'إظهار النتائج',
  applyFiltersTo: (count) => isolate`إظهار ${count}`,
  chosen: (count) =>
    plural('ar', count, {
      zero: 'لم يُختر شيء',
      one: 'خيار واحد',
      two: 'خياران',
      few: '# خيارات',
      many: '# خيارًا',
      other: '# خيار',
    }),
  connectForMine: 'اربط محفظة لرؤية ما فيها.',
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
    plural('ar', count, { other: '# غيرها. اكتب لإيجادها.' }),
  nothingFound: 'لا نتائج.',
  ownership: 'المالك',
  'ownership.any': 'أي شخص',
  rangeFrom: (name) => isolate`${name}، على الأقل`,
  rangeTo: (name) => isolate`${name}، على الأكثر`,
  'rangeProblem.number': 'أدخل رقمًا.',
  'rangeProblem.order': 'الرقم الأول أكبر من الثاني.',
  'rangeProblem.limits': (from, to) =>
    isolate`أدخل أرقامًا من ${from} إلى ${to}.`,
  searchFacet: (name) => isolate`البحث في ${name}`,
  showFewer: 'إظهار أقل',
  showMore: (count) => plural('ar', count, { other: 'إظهار # إضافية' }),
}
