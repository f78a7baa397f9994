import type { cartLabels as english } from '../../labels/cartLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

type Count = number | bigint

const number = (count: Count) => plural('es', count, { other: '#' })
const items = (count: Count) =>
  plural('es', count, {
    one: '# artículo',
    many: '# de artículos',
    other: '# artículos',
  })
const listings = (count: Count) =>
  plural('es', count, {
    one: '# anuncio',
    many: '# de anuncios',
    other: '# anuncios',
  })

export const cartLabels: LabelsOf<typeof english> = {
  // Cart
  cart: 'Carrito',
  cartOf: (count) => `Carrito, ${items(count)}`,
  cartCount: (count) => items(count),
  addToCart: 'Añadir al carrito',
  inCart: 'En el carrito',
  removeFromCart: (name) => `Quitar ${name} del carrito`,
  cartFull: (most) =>
    `Tu carrito está lleno: caben ${items(most)}. Paga o quita alguno primero.`,
  clearCart: 'Quitar todo',
  cartPutBack: 'Volver a añadir todo',
  cartEmpty: 'Tu carrito está vacío',
  cartEmptyText: 'Reúne anuncios mientras exploras y págalos juntos.',
  cartBrowse: 'Seguir explorando',
  cartApart:
    'Cada grupo se paga por separado: difieren la colección, el mercado o la moneda.',
  cartUnavailable: (count) => `Ya no están en venta (${number(count)})`,
  cartRemoveUnavailable: 'Quitar',
  'cartLine.gone': 'Vendido, cancelado o vencido',
  'cartLine.own': 'Este anuncio es tuyo',
  'cartLine.cheaper': (before) => `Más barato que antes (${before})`,
  'cartLine.dearer': (before) => `Antes costaba ${before}`,
  'cartLine.fewer': (available) => `Solo quedan ${available}`,
  cartAccept: (price) => `Aceptar por ${price}`,
  cartAcceptFewer: (available) => `Aceptar ${available}`,
  cartReplace: (price) => `Tomar el siguiente por ${price}`,
  checkOut: 'Pagar',
  checkOutOf: (count) => `Pagar ${items(count)}`,
  checkOutBack: 'Volver al carrito',
  basketBuy: (count, price) =>
    count === 1n
      ? `Comprar por ${price}`
      : `Comprar ${number(count)} por ${price}`,
  basketItems: (count) => items(count),
  basketGone: (name) => `${name}: vendido, cancelado o vencido.`,
  basketLeaveOut: 'Seguir sin él',
  basketBought: (count) =>
    count === 1n
      ? 'Ya es tuyo'
      : plural('es', count, {
          many: '# de artículos ya son tuyos',
          other: '# artículos ya son tuyos',
        }),
  basketPartly: (bought, all) =>
    `${number(bought)} de ${items(all)} ya en tu poder`,
  basketMissedText:
    'Alguien se adelantó con los demás. No has pagado por ellos.',
  basketYours: 'Tuyo',
  basketMissed: 'Perdido',

  // Sweep
  sweepTitle: 'Comprar los más baratos',
  sweepBy: 'Elegir por',
  sweepByCount: 'Cantidad',
  sweepByBudget: 'Presupuesto',
  sweepCount: 'Cuántos',
  sweepBudget: 'Como máximo',
  sweepFound: (count) => `${items(count)} en venta`,
  sweepUpTo: (count) => `Hasta ${items(count)} a la vez`,
  sweepEmpty: 'No hay nada en venta en esta moneda.',
  sweepOthers: 'Los anuncios en otras monedas no se incluyen.',
  sweepTooLittle: (price) => `El más barato cuesta ${price}.`,
  sweepNothing: 'Elige cuántos',
  sweepRange: 'Del más barato al más caro',
  sweepLimited: (most) => `Una compra abarca como máximo ${listings(most)}.`,

  // Editing
  editTitle: 'Editar anuncio',
  editAction: (price) => `Cambiar a ${price}`,
  editNothing: 'Sin cambios',
  editCancelFirst:
    'Primero se cancela el anuncio anterior, para que nadie pueda comprar al precio anterior. Después se crea el nuevo. Entretanto no está en venta.',
  editListFirst:
    'Primero se crea el anuncio nuevo, para que siga en venta. Después se cancela el anterior, que no es más barato.',
  editStay: 'No cierres esto: tu billetera preguntará por cada uno de los dos.',
  editPartCancel: (price) => `Cancelar el anuncio de ${price}`,
  editPartList: 'Crear el anuncio nuevo',
  editFree: 'Solo una firma, sin comisión de red',
  editGas: 'Transacción, con comisión de red',
  editCancelOld: 'Cancelar el anuncio anterior',
  editUnlisted:
    'El anuncio anterior está cancelado y ahora no está en venta. Publícalo de nuevo para continuar.',
  editBoth: (price) =>
    `Ahora están vigentes los dos anuncios. El anterior, de ${price}, todavía se puede comprar hasta que lo canceles.`,
  editSold: 'Entretanto se vendió, así que no hay nada que cambiar.',
  edited: (name) => `${name} tiene un precio nuevo`,
  editedText:
    'El anuncio anterior está cancelado y los compradores ven el nuevo.',

  // Cancelling several
  cancelManyTitle: 'Cancelar anuncios',
  cancelManyCount: (count) => listings(count),
  cancelManyText: (count) =>
    plural('es', count, {
      one: 'Después nadie podrá comprar con él. Hasta entonces sigue siendo válido, aunque el artículo salga de la billetera y vuelva.',
      other:
        'Después nadie podrá comprar con ellos. Hasta entonces cada uno sigue siendo válido, aunque el artículo salga de la billetera y vuelva. Tu billetera preguntará # veces.',
    }),
  cancelManyAction: (count) => `Cancelar ${listings(count)}`,
  cancelManyGoOn: (count) => `Continuar con ${listings(count)}`,
  cancelManyNone: 'Elige un anuncio',
  cancelManyStopped: 'Se detuvo aquí. No se envía nada para los demás.',
  cancelManyDone: (count) =>
    plural('es', count, {
      one: '# anuncio retirado del mercado',
      many: '# de anuncios retirados del mercado',
      other: '# anuncios retirados del mercado',
    }),
  cancelManyKept: 'Los artículos siguen en tu billetera.',
  'cancelPart.waiting': 'En espera',
  'cancelPart.working': 'Cancelando',
  'cancelPart.done': 'Cancelado',
  'cancelPart.over': 'Ya había terminado',
  'cancelPart.failed': 'Sigue en venta',
}
