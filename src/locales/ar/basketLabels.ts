import type { BasketLabels } from '../../components/CartDrawer/basketLabels.js'
import { isolate } from '../../labels/isolate.js'
import { number, pieces } from './counts.js'

export const basketLabels: BasketLabels = {
  basketBuy: (count, price) =>
    count === 1n
      ? isolate`شراء مقابل ${price}`
      : isolate`شراء ${number(count)} مقابل ${price}`,
  basketGone: (name) =>
    isolate`${name}: تم بيعه، أو أُلغي إدراجه أو انتهت مدته.`,
  basketItems: (count) => pieces(count),
  basketLeaveOut: 'المتابعة من دونه',
  basketMissed: 'لم تحصل عليه',
  basketYours: 'ملكك',
}
