import type { BasketLabels } from '../../components/CartDrawer/basketLabels.js'
import { items } from './counts.js'

export const basketLabels: BasketLabels = {
  basketBuy: (count, price) =>
    count === 1n ? `${price}で購入` : `${items(count)}を${price}で購入`,
  basketGone: (name) =>
    `${name}は売却されたか、出品が取り消されたか、期限が切れています。`,
  basketItems: (count) => items(count),
  basketLeaveOut: 'これを除いて続ける',
  basketMissed: '購入できませんでした',
  basketYours: '購入済み',
}
