import type { CartLabels } from '../../components/CartDrawer/cartLabels.js'
import { items, number } from './counts.js'

export const cartLabels: CartLabels = {
  addToCart: 'カートに追加',
  cart: 'カート',
  cartOf: (count) => `カート、${items(count)}`,
  cartCount: (count) => items(count),
  cartApart:
    '別々に支払います：コレクション、マーケットプレイス、または通貨が異なります。',
  cartBrowse: 'ショッピングを続ける',
  cartEmpty: 'カートは空です',
  cartEmptyText: '気になる出品を追加して、まとめて支払えます。',
  cartLeft: (count) => `カートにまだ${items(count)}あります。`,
  cartPutBack: '元に戻す',
  cartRemoveUnavailable: '削除',
  cartUnavailable: (count) => `販売終了（${number(count)}）`,
  checkOut: '購入手続きへ',
  checkOutBack: 'カートに戻る',
  checkOutOf: (count, price) => `${items(count)}（${price}）の購入手続きへ`,
  clearCart: 'すべて削除',
  removeFromCart: (name) => `${name}をカートから削除`,

  // Lines
  cartAccept: (price) => `${price}で同意`,
  cartAcceptFewer: (available) => `${available}点にする`,
  cartReplace: (price) => `${price}の出品に変更`,
  'cartLine.gone': '売却、取り消し、または期限切れ',
  'cartLine.own': '自分の出品です',
  'cartLine.cheaper': (before) => `${before}から値下がり`,
  'cartLine.dearer': (before) => `以前は${before}`,
  'cartLine.fewer': (available) => `残り${available}点のみ`,
}
