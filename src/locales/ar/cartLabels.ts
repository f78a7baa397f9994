import type { CartLabels } from '../../components/CartDrawer/cartLabels.js'
import { isolate } from '../../labels/isolate.js'
import { number, ofPieces, pieces } from './counts.js'

export const cartLabels: CartLabels = {
  addToCart: 'إضافة إلى السلة',
  cart: 'السلة',
  cartOf: (count) => `السلة، ${pieces(count)}`,
  cartCount: (count) => pieces(count),
  cartApart: 'تُدفع على حدة: مجموعة أو سوق أو عملة مختلفة.',
  cartBrowse: 'متابعة التصفح',
  cartEmpty: 'سلتك فارغة',
  cartEmptyText: 'أضف ما يعجبك أثناء التصفح، ثم ادفع ثمنه دفعة واحدة.',
  cartLeft: (count) => `لا يزال في سلتك ${pieces(count)}.`,
  cartPutBack: 'تراجع',
  cartRemoveUnavailable: 'إزالة',
  cartUnavailable: (count) => `لم تعد معروضة للبيع (${number(count)})`,
  checkOut: 'إتمام الشراء',
  checkOutBack: 'العودة إلى السلة',
  checkOutOf: (count, price) =>
    isolate`إتمام شراء ${ofPieces(count)} مقابل ${price}`,
  clearCart: 'إزالة الكل',
  removeFromCart: (name) => isolate`إزالة ${name} من السلة`,

  // Lines
  cartAccept: (price) => isolate`قبول ${price}`,
  cartAcceptFewer: (available) => isolate`الاكتفاء بـ ${available}`,
  cartReplace: (price) => isolate`استبدالها بأخرى بسعر ${price}`,
  'cartLine.gone': 'تم بيعه أو إلغاؤه أو انتهت مدته',
  'cartLine.own': 'هذا الإدراج لك',
  'cartLine.cheaper': (before) => isolate`انخفض من ${before}`,
  'cartLine.dearer': (before) => isolate`كان ${before}`,
  'cartLine.fewer': (available) => isolate`لم يبقَ سوى ${available}`,
}
