import type { BuyLabels } from '../../components/BuyDialog/buyLabels.js'

export const buyLabels: BuyLabels = {
  buyTitle: 'Kaufen',
  included: 'enthalten',
  networkFee: 'Netzwerkgebühr',
  networkFeeByWallet: 'siehe Wallet',
  notForSaleYet: 'Noch nicht zu verkaufen',
  notForSaleYetText:
    'Dieses Angebot wird gerade veröffentlicht und ist gleich zu kaufen.',
  orderGone:
    'Dieses Angebot ist weg: Es wurde verkauft, zurückgezogen oder ist abgelaufen.',
  orderGoneNext: (price) => `Das nächste für ${price} kaufen`,
  ownedNow: 'Es ist jetzt im eigenen Besitz.',
  ownListing: 'Das ist ein eigenes Angebot.',
  quantityShrunk: (available) => `Nur noch ${available} verfügbar.`,
  several: (quantity, name) => `${quantity} × ${name}`,
  unitPrice: 'Stückpreis',
}
