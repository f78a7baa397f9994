import type { ListLabels } from '../../components/ListDialog/listLabels.js'

export const listLabels: ListLabels = {
  listTitle: 'Zum Verkauf anbieten',
  listAction: (price) => `Für ${price} anbieten`,
  listAnyway: (price) => `Trotzdem für ${price} anbieten`,
  listingFees: 'Marktplatz- und Erstellergebühr',
  listedAlready: (count) => `${count} bereits angeboten`,
  notOwned: 'Dieses Stück gehört dir nicht.',
  allListed:
    'Alles, was du hier besitzt, wird bereits angeboten. Ändere zuerst ein Angebot oder ziehe eines zurück.',
  alreadyListed: (price) =>
    `Bereits für ${price} angeboten. Dieses Angebot bleibt aktiv.`,
  editThat: 'Dieses Angebot ändern',
  earnings: 'Du erhältst',

  // Price
  belowOffer: (offer) => `Es gibt bereits ein Gebot von ${offer}.`,
  changePrice: 'Preis ändern',
  divisible:
    'Laut Marktplatz lässt sich dieses Stück in Bruchteile teilen. Wenn das nicht stimmt, verkaufst du mehr, als du hier siehst.',
  enterPrice: 'Preis eingeben',
  farBelowFloor: (share, floor) =>
    `Das liegt ${share} unter dem Floor-Preis von ${floor}. Jeder kann es sofort kaufen.`,
  marketUnknown: 'Wir konnten die Marktpreise oder deine Angebote nicht laden.',
  notCompared: (price) => `Wir können das nicht mit ${price} vergleichen.`,
  priceBelowFloor: (share) => `${share} unter dem Floor-Preis`,
  priceHelp: 'Preisvorschläge',
  pricePerItem: 'Stückpreis',

  // Duration
  duration: 'Laufzeit',
  endsAt: 'Endet am',
  'endsAt.empty': 'Wähle Datum und Uhrzeit.',
  'endsAt.tooSoon': (date) => `Wähle einen Zeitpunkt nach dem ${date}.`,
  'endsAt.tooLate': (date) => `Wähle einen Zeitpunkt vor dem ${date}.`,
  expires: (date) => `Endet am ${date}`,
  timeZone: (zone) => `Zeitzone: ${zone}`,
  untilDate: 'Eigenes Datum',

  // After it
  viewListing: 'Angebot ansehen',

  // Order book
  orderbook: 'Wo anbieten',
  orderbookFee: (fee) => `${fee} Gebühr`,
}
