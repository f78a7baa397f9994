import type { BuyLabels } from '../../components/BuyDialog/buyLabels.js'

export const buyLabels: BuyLabels = {
  buyTitle: 'Kaufen',
  included: 'enthalten',
  networkFee: 'Netzwerkgebühr',
  networkFeeByWallet: 'siehe Wallet',
  notForSaleYet: 'Noch nicht im Verkauf',
  notForSaleYetText:
    'Dieses Angebot wird gerade veröffentlicht. Du kannst es gleich kaufen.',
  orderGone:
    'Dieses Angebot gibt es nicht mehr: Es wurde verkauft, zurückgezogen oder ist abgelaufen.',
  orderGoneNext: (price) => `Nächstes für ${price} kaufen`,
  ownedNow: 'Das gehört jetzt dir.',
  ownListing: 'Das ist dein eigenes Angebot.',
  quantityShrunk: (available) => `Nur noch ${available} verfügbar.`,
  several: (quantity, name) => `${quantity} × ${name}`,
  unitPrice: 'Stückpreis',
}
