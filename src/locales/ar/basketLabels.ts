import type { BasketLabels } from '../../components/CartDrawer/basketLabels.js'
import { isolate } from '../../labels/isolate.js'
import { number, pieces } from './counts.js'

export const basketLabels: BasketLabels = {
  basketBuy: (count, price) =>
    count === 1n
      ? isolate`اشترِ مقابل ${price}`
      : isolate`شراء ${number(count)} مقابل ${price}`,
  basketGone: (name) => isolate`${name}: بيع أو أُلغي أو انتهت مدته.`,
  basketItems: (count) => pieces(count),
  basketLeaveOut: 'المتابعة بدونه',
  basketMissed: 'فاتك',
  basketYours: 'ملكك',
}
