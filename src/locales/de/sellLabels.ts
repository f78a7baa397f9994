import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'
import type { sellLabels as english } from '../../labels/sellLabels.js'

export const sellLabels: LabelsOf<typeof english> = {
  // A price with care
  priceHelp: 'Anhaltspunkte für den Preis',
  priceBelowFloor: (share) => `${share} unter dem Tiefstpreis`,
  farBelowFloor: (share, floor) =>
    `Das liegt ${share} unter dem Tiefstpreis von ${floor}. Wer es zuerst sieht, kann es sofort kaufen.`,
  belowOffer: (offer) => `Jemand bietet dafür schon ${offer}.`,
  notCompared: (price) =>
    `Nichts sagt, wie sich das zu ${price} verhält, was andere verlangen oder bieten.`,
  marketUnknown:
    'Nicht alles war zu lesen: was andere verlangen und bieten, und was schon angeboten wird.',
  alreadyListed: (price) =>
    `Es wird schon angeboten, für ${price}. Dieses Angebot bleibt neben einem neuen bestehen.`,
  allListed:
    'Der ganze Bestand davon wird schon angeboten. Zuerst ein Angebot ändern oder zurückziehen.',
  listedAlready: (count) => `${count} schon angeboten`,
  editThat: 'Dieses Angebot ändern',
  listAnyway: (price) => `Trotzdem für ${price} anbieten`,
  changeAnyway: (price) => `Trotzdem auf ${price} ändern`,
  changePrice: 'Preis ändern',

  // Until when, and where
  untilDate: 'Bis zu einem Datum',
  endsAt: 'Endet am',
  timeZone: (zone) => `Zeit in ${zone}`,
  'endsAt.empty': 'Tag und Uhrzeit wählen.',
  'endsAt.tooSoon': (date) => `Eine Zeit nach ${date} wählen.`,
  'endsAt.tooLate': (date) => `Eine Zeit vor ${date} wählen.`,
  orderbook: 'Wo angeboten wird',
  orderbookFee: (fee) => `${fee} Gebühr`,

  // Changes left half done
  editLeft: (name) => `${name} steht nicht zum Verkauf`,
  editLeftText: (price) =>
    `Eine Preisänderung war im Gange. Das alte Angebot ist zurückgezogen, und das für ${price} ist nicht entstanden.`,
  editLeftBoth: (name) => `${name} wird zweimal angeboten`,
  editLeftBothText: (price) =>
    `Eine Preisänderung war im Gange. Das alte Angebot für ${price} besteht noch.`,
  editLeftGoOn: 'Angebot fertigstellen',

  // Cancelling what is over
  cancelFree: 'Eine Signatur genügt, daher gibt es keine Netzwerkgebühr.',
  'cancelOver.filled': (name) => `${name} wurde schon verkauft`,
  'cancelOver.cancelled': (name) => `${name} wurde schon zurückgezogen`,
  'cancelOver.expired': (name) => `Das Angebot von ${name} war abgelaufen`,
  'cancelOver.other': (name) => `${name} wird nicht mehr angeboten`,
  cancelOverText:
    'Aus diesem Angebot kann niemand kaufen. Es musste nichts gesendet werden.',
  cancelMine: 'Einige eigene Angebote zurückziehen',
  mineListed: (count) =>
    plural('de', count, {
      one: '# davon wird angeboten',
      other: '# davon werden angeboten',
    }),

  // Sweeping
  sweep: 'Aufkaufen',
  sweepValue: (count, all) => `${count} von ${all}`,
  sweepUnread: (count) =>
    plural('de', count, {
      one: 'Gewählt aus dem # günstigsten Angebot; es gibt weitere.',
      other: 'Gewählt aus den # günstigsten Angeboten; es gibt weitere.',
    }),

  // The page
  offline: 'Keine Internetverbindung.',
  offlineText:
    'Das Gezeigte kann veraltet sein. Sobald die Verbindung da ist, geht es weiter.',
  widgetBroken: 'Dieser Teil kann nicht angezeigt werden.',
}
