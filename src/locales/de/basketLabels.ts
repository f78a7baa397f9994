import type { BasketLabels } from '../../components/CartDrawer/basketLabels.js'
import { number, pieces } from './counts.js'

export const basketLabels: BasketLabels = {
  basketBuy: (count, price) =>
    count === 1n
      ? `Für ${price} kaufen`
      : `${number(count)} für ${price} kaufen`,
  basketGone: (name) =>
    `${name} wurde verkauft, oder das Angebot wurde zurückgezogen oder ist abgelaufen.`,
  basketItems: (count) => pieces(count),
  basketLeaveOut: 'Ohne dieses Stück weiter',
  basketMissed: 'Verpasst',
  basketYours: 'Gekauft',
}
