import type { BuyLabels } from '../../components/BuyDialog/buyLabels.js'

export const buyLabels: BuyLabels = {
  buyTitle: 'Comprar',
  included: 'incluido',
  networkFee: 'Comisión de red',
  networkFeeByWallet: 'se muestra en tu billetera',
  notForSaleYet: 'Aún no está en venta',
  notForSaleYetText:
    'Este anuncio se está publicando. Podrás comprar en un momento.',
  orderGone:
    'Este anuncio ya no está disponible: se vendió, se canceló o venció.',
  orderGoneNext: (price) => `Comprar el siguiente por ${price}`,
  ownedNow: 'Esto ya es tuyo.',
  ownListing: 'Este anuncio es tuyo.',
  quantityShrunk: (available) =>
    available === '1' ? 'Solo queda 1.' : `Solo quedan ${available}.`,
  several: (quantity, name) => `${quantity} × ${name}`,
  unitPrice: 'Precio por unidad',
}
