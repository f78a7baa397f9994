import type { cartLabels as english } from '../../labels/cartLabels.js'
import { isolate } from '../../labels/isolate.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import { listings, number, ofListings, ofPieces, pieces } from './pieces.js'

export const cartLabels: LabelsOf<typeof english> = {
  // Cart
  cart: 'السلة',
  cartOf: (count) => `السلة، ${pieces(count)}`,
  cartCount: (count) => pieces(count),
  addToCart: 'إضافة إلى السلة',
  inCart: 'في السلة',
  removeFromCart: (name) => isolate`إزالة ${name} من السلة`,
  cartFull: (most) =>
    `سلتك ممتلئة، فهي تتسع إلى ${ofPieces(most)}. ادفع أولاً أو أزل بعضها.`,
  clearCart: 'إزالة الكل',
  cartPutBack: 'إعادتها إلى السلة',
  cartEmpty: 'سلتك فارغة',
  cartEmptyText: 'اجمع ما يعجبك أثناء التصفح، وادفع ثمنه دفعة واحدة.',
  cartBrowse: 'متابعة التصفح',
  cartApart:
    'تُدفع كل مجموعة على حدة: تختلف المجموعة الفنية أو السوق أو العملة.',
  cartUnavailable: (count) => `لم تعد معروضة للبيع (${number(count)})`,
  cartRemoveUnavailable: 'إزالة',
  'cartLine.gone': 'بيع أو أُلغي أو انتهت مدته',
  'cartLine.own': 'هذا إدراجك أنت',
  'cartLine.cheaper': (before) => isolate`أرخص من قبل (${before})`,
  'cartLine.dearer': (before) => isolate`كان السعر ${before} من قبل`,
  'cartLine.fewer': (available) => isolate`لم يبقَ سوى ${available}`,
  cartAccept: (price) => isolate`قبول بسعر ${price}`,
  cartAcceptFewer: (available) => isolate`أخذ ${available}`,
  cartReplace: (price) => isolate`أخذ التالي بسعر ${price}`,
  checkOut: 'إتمام الشراء',
  checkOutOf: (count) => `إتمام شراء ${ofPieces(count)}`,
  checkOutBack: 'العودة إلى السلة',
  basketBuy: (count, price) =>
    count === 1n
      ? isolate`اشترِ مقابل ${price}`
      : isolate`شراء ${number(count)} مقابل ${price}`,
  basketItems: (count) => pieces(count),
  basketGone: (name) => isolate`${name}: بيع أو أُلغي أو انتهت مدته.`,
  basketLeaveOut: 'المتابعة بدونه',
  basketBought: (count) =>
    count === 1n ? 'أصبح ملكك' : `أصبحت ملكك: ${pieces(count)}`,
  basketPartly: (bought, all) =>
    `أصبحت ملكك ${number(bought)} من ${ofPieces(all)}`,
  basketMissedText: 'سبقك غيرك إلى شراء البقية. لم تدفع ثمنها.',
  basketYours: 'ملكك',
  basketMissed: 'فاتك',

  // Sweep
  sweepTitle: 'شراء الأرخص',
  sweepBy: 'الاختيار حسب',
  sweepByCount: 'العدد',
  sweepByBudget: 'الميزانية',
  sweepCount: 'كم قطعة',
  sweepBudget: 'على الأكثر',
  sweepFound: (count) => `${pieces(count)} للبيع`,
  sweepUpTo: (count) => `حتى ${ofPieces(count)} دفعة واحدة`,
  sweepEmpty: 'لا شيء معروض للبيع بهذه العملة.',
  sweepOthers: 'الإدراجات بعملات أخرى غير مشمولة.',
  sweepTooLittle: (price) => isolate`سعر الأرخص ${price}.`,
  sweepNothing: 'اختر العدد',
  sweepRange: 'من الأرخص إلى الأغلى',
  sweepLimited: (most) =>
    `تشمل عملية الشراء الواحدة ${listings(most)} على الأكثر.`,

  // Editing
  editTitle: 'تعديل الإدراج',
  editAction: (price) => isolate`تغيير إلى ${price}`,
  editNothing: 'لا تغييرات',
  editCancelFirst:
    'يُلغى الإدراج القديم أولًا، حتى لا يشتري أحد بالسعر القديم. ثم يُنشأ الجديد. وبينهما لا تكون القطعة معروضة للبيع.',
  editListFirst:
    'يُنشأ الإدراج الجديد أولًا، لتبقى القطعة معروضة للبيع. ثم يُلغى القديم، وهو ليس أرخص.',
  editStay: 'أبقِ هذا مفتوحًا: ستسألك محفظتك عن كلٍّ منهما.',
  editPartCancel: (price) => isolate`إلغاء الإدراج بسعر ${price}`,
  editPartList: 'إنشاء الإدراج الجديد',
  editFree: 'توقيع فقط، بلا رسوم شبكة',
  editGas: 'معاملة، برسوم شبكة',
  editCancelOld: 'إلغاء الإدراج القديم',
  editUnlisted:
    'أُلغي الإدراج القديم، والقطعة غير معروضة للبيع الآن. اعرضها من جديد للمتابعة.',
  editBoth: (price) =>
    isolate`الإدراجان قائمان الآن. لا يزال شراء القديم بسعر ${price} ممكنًا إلى أن تلغيه.`,
  editSold: 'بيعت في هذه الأثناء، فلا شيء لتغييره.',
  edited: (name) => isolate`أصبح لـ${name} سعر جديد`,
  editedText: 'أُلغي الإدراج القديم، ويرى المشترون الجديد.',

  // Cancelling several
  cancelManyTitle: 'إلغاء الإدراجات',
  cancelManyCount: (count) => listings(count),
  cancelManyText: (count) =>
    count === 1
      ? 'لن يستطيع أحد الشراء منه بعد ذلك. وحتى ذلك الحين يبقى صالحًا، حتى لو نقلت القطعة وأعدتها.'
      : `لن يستطيع أحد الشراء منها بعد ذلك. وحتى ذلك الحين يبقى كل منها صالحًا، حتى لو نقلت القطعة وأعدتها. ستسألك محفظتك ${plural('ar', count, { two: 'مرتين', few: '# مرات', other: '# مرة' })}.`,
  cancelManyAction: (count) => `إلغاء ${ofListings(count)}`,
  cancelManyGoOn: (count) => `المتابعة مع ${ofListings(count)}`,
  cancelManyNone: 'اختر إدراجًا',
  cancelManyStopped: 'توقف هنا. لا يُرسل شيء بشأن البقية.',
  cancelManyDone: (count) => `سُحب من السوق: ${listings(count)}`,
  cancelManyKept: 'تبقى القطع في محفظتك.',
  'cancelPart.waiting': 'في الانتظار',
  'cancelPart.working': 'جارٍ الإلغاء',
  'cancelPart.done': 'أُلغي',
  'cancelPart.over': 'كان قد انتهى',
  'cancelPart.failed': 'ما زال معروضًا',
}
