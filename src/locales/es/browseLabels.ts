import type { browseLabels as english } from '../../labels/browseLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'

export const browseLabels: LabelsOf<typeof english> = {
  // Actions
  buy: 'Comprar ahora',
  cancel: 'Cancelar anuncio',
  close: 'Cerrar',
  connect: 'Conectar billetera',
  copied: 'Copiado',
  copyTransaction: 'Copiar hash de la transacción',
  decrease: 'Menos',
  done: 'Listo',
  increase: 'Más',
  list: 'Poner en venta',
  loadMore: 'Mostrar más',
  retry: 'Reintentar',
  checkAgain: 'Comprobar de nuevo',
  dismiss: 'Descartar',
  keepWaiting: 'Seguir esperando',
  showDetails: 'Detalles',
  viewTransaction: 'Ver transacción',

  // Anywhere
  pair: (name, value) => `${name}: ${value}`,
  several: (quantity, name) => `${quantity} × ${name}`,
  times: (quantity) => `×${quantity}`,

  // Collectibles
  unknownItem: 'Artículo desconocido',
  untitled: (tokenId) => `#${tokenId}`,
  bestOffer: 'Mejor oferta',
  collectibles: 'Coleccionables',
  notListed: 'No está en venta',
  owned: 'En tu poder',
  quantity: 'Cantidad',
  named: (label, name) => `${label}: ${name}`,
  quantityOf: (available) => `de ${available}`,
  yours: 'Tu anuncio',
  emptyGrid: 'Aquí todavía no hay nada.',
  gridError: 'No se pudieron cargar los coleccionables.',
  loading: 'Cargando…',

  // Cards
  'card.addToCart': 'Añadir al carrito',
  'card.bid': 'Oferta',
  'card.broken': 'Este no se puede mostrar.',
  'card.edit': 'Editar anuncio',
  'card.expired': 'Terminado',
  'card.flow.buy': 'Comprando…',
  'card.flow.cancel': 'Cancelando…',
  'card.flow.cancelMany': 'Cancelando…',
  'card.flow.edit': 'Cambiando el precio…',
  'card.flow.list': 'Publicando…',
  'card.flow.steps': 'En curso…',
  'card.held': (quantity) => `Tienes ${quantity}`,
  'card.offer': 'Hacer una oferta',
  'card.price.down': 'El precio ha bajado desde que lo viste.',
  'card.price.other': 'El precio ha cambiado desde que lo viste.',
  'card.price.up': 'El precio ha subido desde que lo viste.',
  'card.removeFromCart': 'Quitar del carrito',
  'card.select': (name) => `Seleccionar ${name}`,
  'card.sold': 'Vendido',
  'card.timeLeft': (time) => `Quedan ${time}`,
  'card.view': 'Ver',

  // Grids
  'grid.moreError': 'No se pudieron cargar más.',
  'grid.next': 'Página siguiente',
  'grid.page': (page) => `Página ${page}`,
  'grid.pages': 'Páginas',
  'grid.previous': 'Página anterior',
  'grid.refreshing': 'Buscando novedades…',
  'grid.stale': 'Puede estar desactualizado: no se pudo leer de nuevo.',

  // Money
  additionalFees: 'Comisiones adicionales',
  balance: 'Tu saldo',
  fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
  free: 'Gratis',
  included: 'incluido',
  insufficientFunds: (symbol) => `No hay suficiente ${symbol}`,
  insufficientFundsText: (missing) => `Faltan ${missing} en esta billetera.`,
  price: 'Precio',
  total: 'Total',
  unitPrice: 'Precio por unidad',
  wrapped: (symbol, coin) =>
    `${symbol} es ${coin} en forma de token, uno por uno.`,
}

const feeNames: Record<string, string> = {
  creator: 'Regalía del creador',
  marketplace: 'Comisión del mercado',
  platform: 'Comisión del mercado',
  royalty: 'Regalía del creador',
}
