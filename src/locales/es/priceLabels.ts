import type { PriceLabels } from '../../components/Price/priceLabels.js'

export const priceLabels: PriceLabels = {
  bestOffer: 'Mejor oferta',
  currency: 'Moneda',
  fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
  fees: 'Comisiones',
  feesOther: 'Otras comisiones',
  floor: 'Precio mínimo',
  floorError: 'No se pudo cargar el precio mínimo.',
  floorNone: 'Sin anuncios',
  free: 'Gratis',
  notListed: 'No está en venta',
  price: 'Precio',
  total: 'Total',
  wrapped: (symbol, coin) => `${symbol} es ${coin} como token, 1:1.`,
}

const feeNames: Record<string, string> = {
  creator: 'Regalías del creador',
  marketplace: 'Comisión del mercado',
  platform: 'Comisión del mercado',
  royalty: 'Regalías del creador',
}
