import type { EditLabels } from '../../components/EditListing/editLabels.js'
import { isolate } from '../../labels/isolate.js'

export const editLabels: EditLabels = {
  editTitle: 'تعديل الإدراج',
  editAction: (price) => isolate`تغيير إلى ${price}`,
  editNothing: 'لا توجد تغييرات',
  editCancelFirst:
    'نلغي الإدراج القديم أولًا حتى لا يشتري أحد بالسعر القديم، ثم ننشئ الجديد. لن تكون القطعة معروضة للبيع بينهما.',
  editListFirst:
    'ننشئ الإدراج الجديد أولًا لتبقى القطعة معروضة للبيع، ثم نلغي القديم.',
  editStay: 'أبقِ هذه النافذة مفتوحة. ستطلب محفظتك التأكيد مرتين.',
  editPartCancel: (price) => isolate`إلغاء الإدراج بسعر ${price}`,
  editPartList: 'إنشاء إدراج جديد',
  editFree: 'توقيع فقط، من دون رسوم شبكة',
  editGas: 'معاملة لها رسوم شبكة',
  editUnlisted:
    'أُلغي الإدراج القديم، لذا القطعة غير معروضة للبيع. اعرضها مجددًا لإنهاء التعديل.',
  editBoth: (price) =>
    isolate`الإدراجان ساريان. يمكن الشراء من القديم بسعر ${price} إلى أن تلغيه.`,
  editSold: 'بيعت بالسعر القديم.',
  edited: 'تم تحديث الإدراج',
  editedText: 'أُلغي الإدراج القديم. يرى المشترون الجديد.',
  changeAnyway: (price) => isolate`التغيير إلى ${price} رغم ذلك`,
}
