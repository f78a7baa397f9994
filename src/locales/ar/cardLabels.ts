import type { CardLabels } from '../../components/CollectibleCard/cardLabels.js'
import { isolate } from '../../labels/isolate.js'

export const cardLabels: CardLabels = {
  inCart: 'في السلة',
  owned: 'ملكك',
  yours: 'إدراجك',
  'card.addToCart': 'إضافة إلى السلة',
  'card.bid': 'عرض شراء',
  'card.edit': 'تعديل الإدراج',
  'card.expired': 'انتهى',
  'card.flow.buy': 'جارٍ الشراء…',
  'card.flow.cancel': 'جارٍ الإلغاء…',
  'card.flow.cancelMany': 'جارٍ الإلغاء…',
  'card.flow.edit': 'جارٍ تحديث الإدراج…',
  'card.flow.list': 'جارٍ الإدراج…',
  'card.flow.listMany': 'جارٍ الإدراج…',
  'card.flow.steps': 'جارٍ التنفيذ…',
  'card.held': (quantity) => isolate`لديك ${quantity}`,
  'card.offer': 'تقديم عرض شراء',
  'card.price.down': 'انخفض السعر منذ آخر مرة رأيته.',
  'card.price.other': 'تغيّر السعر منذ آخر مرة رأيته.',
  'card.price.up': 'ارتفع السعر منذ آخر مرة رأيته.',
  'card.removeFromCart': 'إزالة من السلة',
  'card.select': (name) => isolate`تحديد ${name}`,
  'card.sold': 'تم البيع',
  'card.timeLeft': (time) => isolate`متبقٍ ${time}`,
  'card.view': 'عرض',
}
