import { items } from './counts.js'
import { plural } from './plural.js'

export const cartLabels = {
  addToCart: 'Add to cart',
  cart: 'Cart',
  cartOf: (count: number) => `Cart, ${items(count)}`,
  cartCount: (count: number) => items(count),
  cartApart: 'Paid separately: different collection, marketplace or currency.',
  cartBrowse: 'Keep browsing',
  cartEmpty: 'Your cart is empty',
  cartEmptyText:
    'Add listings while you browse, then pay for them all at once.',
  cartLeft: (count: number) =>
    plural('en', count, {
      one: '# item is still in your cart.',
      other: '# items are still in your cart.',
    }),
  cartPutBack: 'Undo',
  cartRemoveUnavailable: 'Remove',
  cartUnavailable: (count: number) =>
    plural('en', count, { other: 'No longer for sale (#)' }),
  checkOut: 'Check out',
  checkOutBack: 'Back to cart',
  checkOutOf: (count: number, price: string) =>
    `Check out ${items(count)} for ${price}`,
  clearCart: 'Remove all',
  removeFromCart: (name: string) => `Remove ${name} from cart`,

  cartAccept: (price: string) => `Accept ${price}`,
  cartAcceptFewer: (available: string) => `Take ${available}`,
  cartReplace: (price: string) => `Swap for one at ${price}`,
  'cartLine.gone': 'Sold, cancelled or expired',
  'cartLine.own': 'This is your own listing',
  'cartLine.cheaper': (before: string) => `Down from ${before}`,
  'cartLine.dearer': (before: string) => `Was ${before}`,
  'cartLine.fewer': (available: string) => `Only ${available} left`,
}
