import type { ListLabels } from '../../components/ListDialog/listLabels.js'
import { isolate } from '../../labels/isolate.js'

export const listLabels: ListLabels = {
  listTitle: 'عرض للبيع',
  listAction: (price) => isolate`عرض للبيع بسعر ${price}`,
  listAnyway: (price) => isolate`العرض بسعر ${price} رغم ذلك`,
  listingFees: 'رسوم السوق والمبدع',
  listedAlready: (count) => isolate`معروضة بالفعل: ${count}`,
  notOwned: 'لا تملك هذه القطعة.',
  allListed: 'كل ما تملكه هنا معروض بالفعل. عدّل إدراجًا أو ألغِه أولًا.',
  alreadyListed: (price) =>
    isolate`معروضة بالفعل بسعر ${price}. يبقى ذلك الإدراج ساريًا.`,
  editThat: 'تعديل ذلك الإدراج',
  earnings: 'ستستلم',

  // Price
  belowOffer: (offer) => isolate`هناك عرض شراء بقيمة ${offer} بالفعل.`,
  changePrice: 'تغيير السعر',
  divisible:
    'يقول السوق إن هذه القطعة قابلة للتجزئة. إن لم يكن ذلك صحيحًا، فستبيع أكثر مما تراه هنا.',
  enterPrice: 'أدخل السعر',
  farBelowFloor: (share, floor) =>
    isolate`هذا أقل بنسبة ${share} من أدنى سعر، وهو ${floor}. يستطيع أي شخص شراء القطعة فورًا.`,
  marketUnknown: 'لم نتمكن من تحميل أسعار السوق أو إدراجاتك.',
  notCompared: (price) => isolate`لا نستطيع مقارنة هذا بـ ${price}.`,
  priceBelowFloor: (share) => isolate`أقل من أدنى سعر بـ ${share}`,
  priceHelp: 'أسعار مقترحة',
  pricePerItem: 'سعر القطعة',

  // Duration
  duration: 'المدة',
  endsAt: 'ينتهي في',
  'endsAt.empty': 'اختر تاريخًا ووقتًا.',
  'endsAt.tooSoon': (date) => isolate`اختر وقتًا بعد ${date}.`,
  'endsAt.tooLate': (date) => isolate`اختر وقتًا قبل ${date}.`,
  expires: (date) => isolate`ينتهي في ${date}`,
  timeZone: (zone) => isolate`حسب ${zone}`,
  untilDate: 'تاريخ مخصص',

  // After it
  viewListing: 'عرض الإدراج',

  // Order book
  orderbook: 'مكان العرض',
  orderbookFee: (fee) => isolate`رسوم ${fee}`,
}
