import type { CartLabels } from '../../components/CartDrawer/cartLabels.js'
import { plural } from '../../labels/plural.js'
import { items } from './counts.js'

export const cartLabels: CartLabels = {
  addToCart: 'Añadir al carrito',
  cart: 'Carrito',
  cartOf: (count) => `Carrito, ${items(count)}`,
  cartCount: (count) => items(count),
  cartApart:
    'Se paga por separado: otra colección, otro mercado u otra moneda.',
  cartBrowse: 'Seguir explorando',
  cartEmpty: 'Tu carrito está vacío',
  cartEmptyText: 'Añade artículos mientras exploras y págalos todos a la vez.',
  cartLeft: (count) =>
    plural('es', count, {
      one: 'Queda # artículo en tu carrito.',
      many: 'Quedan # de artículos en tu carrito.',
      other: 'Quedan # artículos en tu carrito.',
    }),
  cartPutBack: 'Deshacer',
  cartRemoveUnavailable: 'Quitar',
  cartUnavailable: (count) =>
    plural('es', count, {
      one: 'Ya no está en venta (#)',
      other: 'Ya no están en venta (#)',
    }),
  checkOut: 'Pagar',
  checkOutBack: 'Volver al carrito',
  checkOutOf: (count, price) => `Pagar ${price} por ${items(count)}`,
  clearCart: 'Quitar todo',
  removeFromCart: (name) => `Quitar ${name} del carrito`,

  // Lines
  cartAccept: (price) => `Aceptar ${price}`,
  cartAcceptFewer: (available) => `Llevar ${available}`,
  cartReplace: (price) => `Cambiar por uno de ${price}`,
  'cartLine.gone': 'Vendido, cancelado o vencido',
  'cartLine.own': 'Este anuncio es tuyo',
  'cartLine.cheaper': (before) => `Bajó desde ${before}`,
  'cartLine.dearer': (before) => `Antes ${before}`,
  'cartLine.fewer': (available) =>
    available === '1' ? 'Solo queda 1' : `Solo quedan ${available}`,
}
