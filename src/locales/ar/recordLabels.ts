import type { RecordLabels } from '../../components/table/recordLabels.js'
import { plural } from '../../labels/plural.js'

export const recordLabels: RecordLabels = {
  contracts: 'العقود',
  contractsEmpty: 'لا توجد عقود في هذا المشروع بعد.',
  contractSources: 'قوالب العقود',
  contractSourcesEmpty: 'لا توجد قوالب عقود بعد.',
  columnAddress: 'العنوان',
  columnAudited: 'التدقيق',
  columnAuthor: 'المؤلف',
  columnCreated: 'الإنشاء',
  columnEmail: 'البريد الإلكتروني',
  columnLicense: 'الرخصة',
  columnName: 'الاسم',
  columnSource: 'المصدر',
  columnType: 'النوع',
  audited: 'مدقَّق',
  disabled: 'معطَّل',
  moreInfo: 'المزيد',
  unnamed: 'بلا اسم',
  contacts: 'جهات الاتصال',
  contactsEmpty: 'لا توجد جهات اتصال لدى هذا الجمهور بعد.',
  contactCount: (count) =>
    plural('ar', count, {
      zero: 'لا جهات اتصال',
      one: 'جهة اتصال واحدة',
      two: 'جهتا اتصال',
      few: '# جهات اتصال',
      many: '# جهة اتصال',
      other: '# جهة اتصال',
    }),
  personalHidden: 'مخفي',
  personalHide: 'إخفاء الأسماء والبريد الإلكتروني',
  personalShow: 'إظهار الأسماء والبريد الإلكتروني',
  personalText: 'الأسماء والبريد الإلكتروني بيانات شخصية، لذا فهي مخفية.',
}
