import type { ListManyLabels } from '../../components/ListMany/listManyLabels.js'
import { isolate } from '../../labels/isolate.js'
import { plural } from '../../labels/plural.js'
import { ofPieces, pieces } from './counts.js'

export const listManyLabels: ListManyLabels = {
  listManyTitle: 'عرض للبيع',
  listManyCount: (count) => pieces(count),
  listManyText: (count) =>
    plural('ar', count, {
      one: 'ستسألك محفظتك مرة واحدة.',
      two: 'ستسألك محفظتك مرتين، مرة لكل قطعة.',
      few: 'ستسألك محفظتك # مرات، مرة لكل قطعة.',
      other: 'ستسألك محفظتك # مرة، مرة لكل قطعة.',
    }),
  listManyAction: (count) => `إدراج ${ofPieces(count)}`,
  listManyAnyway: (count) => `إدراج ${ofPieces(count)} رغم ذلك`,
  listManyAsked: 'راجع الأسعار، فقد يكون بعضها خطأً.',
  listManyStopped:
    'توقف الإدراج هنا. لم تُدرج القطع المتبقية، وستبقى أسعارها عند المحاولة مجددًا.',
  listManyNothing: 'لم يبقَ ما يُدرج.',
  priceForAll: 'السعر للكل',
  priceOf: (name) => isolate`سعر ${name}`,
  floorAnd: (change) => isolate`أدنى سعر ${change}`,
  receives: (amount) => isolate`تستلم ${amount}`,
  isListed: 'مُدرج بالفعل',
  'listPart.waiting': 'في الانتظار',
  'listPart.working': 'جارٍ الإدراج…',
  'listPart.done': 'أُدرج',
  'listPart.failed': 'لم يُدرج',
  'listPart.filled': 'بيع',
  'listPart.cancelled': 'أُلغي',
  'listPart.expired': 'انتهت مدته',
  'listPart.other': 'لم يعد مُدرجًا',
}
