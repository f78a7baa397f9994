import type { OwnedLabels } from '../../components/Marketplace/ownedLabels.js'
import { number, ofPieces } from './counts.js'

export const ownedLabels: OwnedLabels = {
  ownedTitle: 'قطعك',
  ownedItems: 'القطع',
  ownedListed: 'معروضة للبيع',
  ownedUnlisted: 'غير معروضة',
  ownedValue: 'القيمة بأدنى سعر',
  cancelMine: 'إلغاء الإدراجات',
  selectToList: 'إدراج عدة قطع',
  selectHint: 'اختر القطع التي تريد إدراجها.',
  selectedCount: (count) => `المحدد: ${number(count)}`,
  selectMost: (most) => `${ofPieces(most)} كحد أقصى في المرة الواحدة.`,
  selectEnd: 'إنهاء التحديد',
}
