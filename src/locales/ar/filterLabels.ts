import type { filterLabels as english } from '../../labels/filterLabels.js'
import { isolate } from '../../labels/isolate.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import { pieces } from './pieces.js'

export const filterLabels: LabelsOf<typeof english> = {
  filters: 'عوامل التصفية',
  filtersSet: (count) =>
    plural('ar', count, {
      zero: 'لا شيء مُفعّل',
      one: 'عامل واحد مُفعّل',
      two: 'عاملان مُفعّلان',
      few: '# عوامل مُفعّلة',
      other: '# عاملًا مُفعّلًا',
    }),
  clearFilters: 'مسح الكل',
  clearSearch: 'مسح البحث',
  removeFilter: (filter) => isolate`إزالة عامل التصفية: ${filter}`,
  activeFilters: 'عوامل التصفية المُفعّلة',
  applyFilters: 'إظهار النتائج',
  applyFiltersTo: (count) => isolate`إظهار ${count}`,
  filtersError: 'تعذّر تحميل السمات.',
  searchIn: (collection) => isolate`البحث في ${collection}`,
  searchCollectibles: 'البحث في المقتنيات',
  search: 'بحث',
  sort: 'ترتيب',
  show: 'إظهار',
  showListed: 'معروض للبيع',
  showAll: 'الكل',
  density: 'حجم البطاقات',
  comfortable: 'بطاقات كبيرة',
  compact: 'بطاقات صغيرة',
  results: (count) => pieces(count),
  resultsOver: (count) => `أكثر من ${pieces(count)}`,
  ownership: 'المالك',
  'ownership.any': 'أي شخص',
  'ownership.mine': 'لي',
  'ownership.others': 'ليس لي',
  marketplace: 'السوق',
  chosen: (count) =>
    plural('ar', count, {
      zero: 'لم يُختر شيء',
      one: 'خيار واحد',
      two: 'خياران',
      few: '# خيارات',
      many: '# خيارًا',
      other: '# خيار',
    }),
  searchFacet: (name) => isolate`البحث في ${name}`,
  showMore: (count) => plural('ar', count, { other: 'إظهار # إضافية' }),
  showFewer: 'إظهار أقل',
  nothingFound: 'لا نتائج.',
  moreFound: (count) =>
    plural('ar', count, { other: '# غيرها. اكتب لإيجادها.' }),
  rangeFrom: (name) => isolate`${name}، على الأقل`,
  rangeTo: (name) => isolate`${name}، على الأكثر`,
  rangeBetween: (from, to) => isolate`${from} – ${to}`,
  rangeAtLeast: (from) => isolate`${from} أو أكثر`,
  rangeAtMost: (to) => isolate`${to} أو أقل`,
  'rangeProblem.number': 'أدخل رقمًا.',
  'rangeProblem.order': 'الرقم الأول أكبر من الثاني.',
  'rangeProblem.limits': (from, to) =>
    isolate`أدخل أرقامًا من ${from} إلى ${to}.`,
  items: 'القطع',
  forSale: 'للبيع',
  connectForMine: 'اربط محفظة لرؤية ما فيها.',
  nothingMatches: 'لا شيء يطابق كل هذا.',
  nothingCalled: (words) => isolate`لا شيء هنا اسمه «${words}».`,
  showEverything: 'إظهار كل شيء',
}
