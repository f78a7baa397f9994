import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { tradeLabels as english } from '../../labels/tradeLabels.js'

export const tradeLabels: LabelsOf<typeof english> = {
  // Buying
  buyTitle: 'Kaufen',
  buyFor: (price) => `Für ${price} kaufen`,
  bought: (name, quantity) =>
    BigInt(quantity) > 1n
      ? `${plural('de', BigInt(quantity), { other: '#' })} × ${name} gekauft`
      : `${name} gekauft`,
  boughtText: 'Jetzt in der Wallet.',
  checking: 'Wird geprüft…',
  orderGone:
    'Dieses Angebot ist weg: Es wurde verkauft, zurückgezogen oder ist abgelaufen.',
  ownedNow: 'Es ist jetzt im eigenen Besitz.',
  orderGoneNext: (price) => `Das nächste für ${price} kaufen`,

  // Listing
  listTitle: 'Zum Verkauf anbieten',
  listAction: (price) => `Für ${price} anbieten`,
  enterPrice: 'Preis eingeben',
  listed: (name) => `${name} wird angeboten`,
  listedText: 'Käufer können es jetzt sehen.',
  notOwned:
    'Diese Wallet besitzt es nicht, deshalb kann sie es nicht anbieten.',
  pricePerItem: 'Stückpreis',
  currency: 'Währung',
  duration: 'Angeboten für',
  expires: (date) => `Endet am ${date}`,
  earnings: 'Erlös',
  listingFees: 'Gebühren von Marktplatz und Urheber',
  'price.invalid': 'Eine Zahl eingeben, etwa 0,5.',
  'price.tooManyDecimals': (symbol, decimals) =>
    `${symbol} hat höchstens ${plural('de', decimals, { one: '# Nachkommastelle', other: '# Nachkommastellen' })}.`,
  'price.tooLarge': 'Das ist mehr, als ein Vertrag zählen kann.',
  'price.zero': 'Der Preis muss über null liegen.',

  // Cancelling
  cancelTitle: 'Angebot zurückziehen',
  cancelText:
    'Danach kann niemand mehr aus diesem Angebot kaufen. Bis dahin bleibt es gültig, auch wenn das Stück die Wallet verlässt und zurückkehrt.',
  cancelGas:
    'Dafür braucht es eine Transaktion, und das Netzwerk verlangt eine kleine Gebühr.',
  cancelled: (name) => `${name} wird nicht mehr angeboten`,
  cancelledText: 'Es bleibt in der Wallet.',
}
