import type { CartLabels } from '../../components/CartDrawer/cartLabels.js'
import { items, number } from './counts.js'

export const cartLabels: CartLabels = {
  addToCart: 'カートに入れる',
  cart: 'カート',
  cartOf: (count) => `カート、${items(count)}`,
  cartCount: (count) => items(count),
  cartApart:
    '別々に支払います：コレクション、マーケットプレイス、または通貨が異なります。',
  cartBrowse: '見て回る',
  cartEmpty: 'カートは空です',
  cartEmptyText: '見て回りながら出品を集め、まとめて支払えます。',
  cartLeft: (count) => `カートにまだ${items(count)}あります。`,
  cartPay: (price) => `${price}を支払う`,
  cartPutBack: '元に戻す',
  cartRemoveUnavailable: '外す',
  cartUnavailable: (count) => `購入できなくなったもの（${number(count)}）`,
  checkOut: '購入手続きへ',
  checkOutBack: 'カートに戻る',
  checkOutOf: (count) => `${items(count)}の購入手続きへ`,
  clearCart: 'すべて外す',
  removeFromCart: (name) => `${name}をカートから外す`,

  // Lines
  cartAccept: (price) => `${price}で同意する`,
  cartAcceptFewer: (available) => `${available}点にする`,
  cartReplace: (price) => `${price}のものに替える`,
  'cartLine.gone': '売却、取り消し、または期限切れ',
  'cartLine.own': '自分の出品です',
  'cartLine.cheaper': (before) => `${before}から値下がり`,
  'cartLine.dearer': (before) => `以前は${before}`,
  'cartLine.fewer': (available) => `残り${available}点のみ`,
}
