import { isolate } from '../../labels/isolate.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { sellLabels as english } from '../../labels/sellLabels.js'
import { number } from './pieces.js'

export const sellLabels: LabelsOf<typeof english> = {
  // A price with care
  priceHelp: 'أسعار للاسترشاد',
  priceBelowFloor: (share) => isolate`أقل من أدنى سعر بـ ${share}`,
  farBelowFloor: (share, floor) =>
    isolate`هذا أقل بـ ${share} من أدنى سعر وهو ${floor}. من يراه أولًا يستطيع شراءه فورًا.`,
  belowOffer: (offer) => isolate`هناك من يعرض ${offer} مقابلها.`,
  notCompared: (price) =>
    isolate`لا شيء يبيّن كيف يقارن هذا بـ ${price} الذي يطلبه آخرون أو يعرضونه.`,
  marketUnknown:
    'تعذّرت قراءة بعض ما يطلبه آخرون وما يعرضونه، أو ما عرضته للبيع.',
  alreadyListed: (price) =>
    isolate`هي معروضة للبيع بالفعل، بسعر ${price}. يبقى ذلك الإدراج مفتوحًا إلى جانب الجديد.`,
  allListed: 'كل ما تملكه منها معروض للبيع بالفعل. عدّل إدراجًا أو ألغه أولًا.',
  listedAlready: (count) => isolate`${count} معروضة بالفعل`,
  editThat: 'تعديل ذلك الإدراج',
  listAnyway: (price) => isolate`العرض بسعر ${price} رغم ذلك`,
  changeAnyway: (price) => isolate`التغيير إلى ${price} رغم ذلك`,
  changePrice: 'تغيير السعر',

  // Until when, and where
  untilDate: 'حتى تاريخ معيّن',
  endsAt: 'ينتهي في',
  timeZone: (zone) => isolate`التوقيت في ${zone}`,
  'endsAt.empty': 'اختر يومًا ووقتًا.',
  'endsAt.tooSoon': (date) => isolate`اختر وقتًا بعد ${date}.`,
  'endsAt.tooLate': (date) => isolate`اختر وقتًا قبل ${date}.`,
  orderbook: 'مكان العرض',
  orderbookFee: (fee) => isolate`رسوم ${fee}`,

  // Changes left half done
  editLeft: (name) => isolate`${name} غير معروض للبيع`,
  editLeftText: (price) =>
    isolate`كنت تغيّر السعر. أُلغي الإدراج القديم، ولم يُنشأ الإدراج بسعر ${price}.`,
  editLeftBoth: (name) => isolate`${name} معروض مرتين`,
  editLeftBothText: (price) =>
    isolate`كنت تغيّر السعر. ما زال الإدراج القديم بسعر ${price} قائمًا.`,
  editLeftGoOn: 'أكمل الإدراج',

  // Cancelling what is over
  cancelFree: 'يكفي توقيع، فلا رسوم شبكة.',
  'cancelOver.filled': (name) => isolate`سبق بيع ${name}`,
  'cancelOver.cancelled': (name) => isolate`سبق إلغاء ${name}`,
  'cancelOver.expired': (name) => isolate`كان إدراج ${name} قد انتهى`,
  'cancelOver.other': (name) => isolate`لم يعد ${name} معروضًا للبيع`,
  cancelOverText:
    'لا يستطيع أحد الشراء من هذا الإدراج. لم تكن هناك حاجة إلى إرسال شيء.',
  cancelMine: 'إلغاء بعض إدراجاتي',
  mineListed: (count) =>
    plural('ar', count, {
      zero: 'لا شيء منها معروض',
      one: 'واحدة منها معروضة',
      two: 'اثنتان منها معروضتان',
      other: '# منها معروضة',
    }),

  // Sweeping
  sweep: 'شراء بالجملة',
  sweepValue: (count, all) => isolate`${count} من ${all}`,
  sweepUnread: (count) =>
    `الاختيار من أرخص الإدراجات (${number(count)})؛ وهناك غيرها.`,

  // The page
  offline: 'لا اتصال بالإنترنت.',
  offlineText: 'قد يكون ما تراه قديمًا. سيُستأنف عند عودة الاتصال.',
  widgetBroken: 'تعذّر إظهار هذا الجزء.',
}
