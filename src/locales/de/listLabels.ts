import type { ListLabels } from '../../components/ListDialog/listLabels.js'

export const listLabels: ListLabels = {
  listTitle: 'Zum Verkauf anbieten',
  listAction: (price) => `Für ${price} anbieten`,
  listAnyway: (price) => `Trotzdem für ${price} anbieten`,
  listingFees: 'Gebühren von Marktplatz und Urheber',
  listedAlready: (count) => `${count} schon angeboten`,
  notOwned: 'Dieses Stück gehört nicht dieser Wallet.',
  allListed:
    'Der ganze Bestand wird schon angeboten. Zuerst ein Angebot ändern oder zurückziehen.',
  alreadyListed: (price) =>
    `Bereits für ${price} angeboten. Dieses Angebot bleibt aktiv.`,
  editThat: 'Dieses Angebot ändern',
  earnings: 'Erlös',

  // Price
  belowOffer: (offer) => `Es gibt schon ein Gebot von ${offer}.`,
  changePrice: 'Preis ändern',
  enterPrice: 'Preis eingeben',
  farBelowFloor: (share, floor) =>
    `Das liegt ${share} unter dem Tiefstpreis von ${floor}. Jeder kann es sofort kaufen.`,
  marketUnknown:
    'Marktpreise oder eigene Angebote konnten nicht geladen werden.',
  notCompared: (price) => `Der Vergleich mit ${price} ist nicht möglich.`,
  priceBelowFloor: (share) => `${share} unter dem Tiefstpreis`,
  priceHelp: 'Anhaltspunkte für den Preis',
  pricePerItem: 'Stückpreis',

  // Duration
  duration: 'Laufzeit',
  endsAt: 'Endet am',
  'endsAt.empty': 'Tag und Uhrzeit wählen.',
  'endsAt.tooSoon': (date) => `Eine Zeit nach ${date} wählen.`,
  'endsAt.tooLate': (date) => `Eine Zeit vor ${date} wählen.`,
  expires: (date) => `Endet am ${date}`,
  timeZone: (zone) => `Zeit in ${zone}`,
  untilDate: 'Eigenes Datum',

  // Order book
  orderbook: 'Wo angeboten wird',
  orderbookFee: (fee) => `${fee} Gebühr`,
}
