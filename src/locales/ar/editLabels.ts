import type { EditLabels } from '../../components/EditListing/editLabels.js'
import { isolate } from '../../labels/isolate.js'

export const editLabels: EditLabels = {
  editTitle: 'تعديل الإدراج',
  editAction: (price) => isolate`تغيير إلى ${price}`,
  editNothing: 'لا تغييرات',
  editCancelFirst:
    'نلغي الإدراج القديم أولًا حتى لا يشتري أحد بالسعر القديم، ثم ننشئ الجديد. وبينهما لا تكون القطعة معروضة للبيع.',
  editListFirst:
    'ننشئ الإدراج الجديد أولًا لتبقى القطعة معروضة للبيع، ثم نلغي القديم.',
  editStay: 'أبقِ هذا مفتوحًا. ستسألك محفظتك مرتين.',
  editPartCancel: (price) => isolate`إلغاء الإدراج بسعر ${price}`,
  editPartList: 'إنشاء إدراج جديد',
  editFree: 'توقيع فقط، بلا رسوم شبكة',
  editGas: 'معاملة، برسوم شبكة',
  editUnlisted:
    'أُلغي الإدراج القديم، لذا القطعة غير معروضة للبيع. اعرضها مجددًا للإنهاء.',
  editBoth: (price) =>
    isolate`الإدراجان ساريان. لا يزال شراء القديم بسعر ${price} ممكنًا إلى أن تلغيه.`,
  editSold: 'بيعت في هذه الأثناء.',
  edited: 'تم تحديث الإدراج',
  editedText: 'أُلغي الإدراج القديم. يرى المشترون الجديد.',
  changeAnyway: (price) => isolate`التغيير إلى ${price} رغم ذلك`,
}
