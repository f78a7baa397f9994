import type { BasketLabels } from '../../components/CartDrawer/basketLabels.js'
import { items, number } from './counts.js'

export const basketLabels: BasketLabels = {
  basketBuy: (count, price) =>
    count === 1n
      ? `Comprar por ${price}`
      : `Comprar ${number(count)} por ${price}`,
  basketGone: (name) => `${name} se vendió, o su anuncio se canceló o venció.`,
  basketItems: (count) => items(count),
  basketLeaveOut: 'Continuar sin este',
  basketMissed: 'No comprado',
  basketYours: 'Ya es tuyo',
}
