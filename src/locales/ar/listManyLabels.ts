import type { ListManyLabels } from '../../components/ListMany/listManyLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'
import { ofPieces, pieces } from './counts.js'

export const listManyLabels: ListManyLabels = {
  listManyTitle: 'عرض للبيع',
  listManyCount: (count) => pieces(count),
  listManyText: (count) =>
    plural('ar', count, {
      one: 'ستطلب منك محفظتك تأكيد الإدراج.',
      two: 'ستطلب منك محفظتك تأكيد كل من القطعتين.',
      other: 'ستطلب منك محفظتك تأكيد كل من القطع الـ#.',
    }),
  listManyAction: (count) => `إدراج ${ofPieces(count)}`,
  listManyAnyway: (count) => `إدراج ${ofPieces(count)} رغم ذلك`,
  listManyAsked: 'راجع الأسعار، فقد يكون بعضها خطأً.',
  listManyStopped:
    'توقف الإدراج هنا. لم تُدرج القطع المتبقية، وستبقى أسعارها عند المحاولة مجددًا.',
  listManyNothing: 'لم يبقَ ما يُدرج.',
  priceForAll: 'السعر لجميع القطع',
  priceOf: (name) => isolate`سعر ${name}`,
  floorAnd: (change) => isolate`أدنى سعر ${change}`,
  receives: (amount) => isolate`تستلم ${amount}`,
  isListed: 'معروضة بالفعل',
  'listPart.waiting': 'في الانتظار',
  'listPart.working': 'جارٍ الإدراج…',
  'listPart.done': 'أُدرجت',
  'listPart.failed': 'لم تُدرج',
  'listPart.filled': 'تم البيع',
  'listPart.cancelled': 'أُلغي الإدراج',
  'listPart.expired': 'انتهت مدة الإدراج',
  'listPart.other': 'لم تعد معروضة',
}
