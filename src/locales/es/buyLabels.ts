import type { BuyLabels } from '../../components/BuyDialog/buyLabels.js'

export const buyLabels: BuyLabels = {
  buyTitle: 'Comprar',
  included: 'incluido',
  networkFee: 'Comisión de red',
  networkFeeByWallet: 'se ve en tu billetera',
  notForSaleYet: 'Aún no está en venta',
  notForSaleYetText:
    'Este anuncio se está publicando. Se podrá comprar en un momento.',
  orderGone: 'Este anuncio ya no está: se vendió, se canceló o venció.',
  orderGoneNext: (price) => `Comprar el siguiente por ${price}`,
  ownedNow: 'Ya es tuyo.',
  ownListing: 'Este anuncio es tuyo.',
  quantityShrunk: (available) => `Disponibles ahora: ${available}.`,
  several: (quantity, name) => `${quantity} × ${name}`,
  unitPrice: 'Precio por unidad',
}
