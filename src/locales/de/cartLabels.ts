import type { cartLabels as english } from '../../labels/cartLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

type Count = number | bigint

const number = (count: Count) => plural('de', count, { other: '#' })
const pieces = (count: Count) => plural('de', count, { other: '# Stück' })
const listings = (count: Count) =>
  plural('de', count, { one: '# Angebot', other: '# Angebote' })

export const cartLabels: LabelsOf<typeof english> = {
  // Cart
  cart: 'Warenkorb',
  cartOf: (count) => `Warenkorb, ${pieces(count)}`,
  cartCount: (count) => pieces(count),
  addToCart: 'In den Warenkorb',
  inCart: 'Im Warenkorb',
  removeFromCart: (name) => `${name} aus dem Warenkorb nehmen`,
  cartFull: (most) =>
    `Der Warenkorb ist voll: Er fasst ${pieces(most)}. Erst zur Kasse gehen oder etwas entfernen.`,
  clearCart: 'Alle entfernen',
  cartPutBack: 'Wieder hineinlegen',
  cartEmpty: 'Der Warenkorb ist leer',
  cartEmptyText: 'Beim Stöbern Angebote sammeln und gemeinsam bezahlen.',
  cartBrowse: 'Weiter stöbern',
  cartApart:
    'Jede Gruppe wird einzeln bezahlt: Sammlung, Marktplatz oder Währung sind verschieden.',
  cartUnavailable: (count) => `Nicht mehr zu verkaufen (${number(count)})`,
  cartRemoveUnavailable: 'Entfernen',
  'cartLine.gone': 'Verkauft, zurückgezogen oder abgelaufen',
  'cartLine.own': 'Das ist ein eigenes Angebot',
  'cartLine.cheaper': (before) => `Günstiger als zuvor (${before})`,
  'cartLine.dearer': (before) => `Zuvor waren es ${before}`,
  'cartLine.fewer': (available) => `Nur noch ${available} übrig`,
  cartAccept: (price) => `Für ${price} nehmen`,
  cartAcceptFewer: (available) => `${available} nehmen`,
  cartReplace: (price) => `Das nächste für ${price} nehmen`,
  checkOut: 'Zur Kasse',
  checkOutOf: (count) => `Zur Kasse mit ${pieces(count)}`,
  checkOutBack: 'Zurück zum Warenkorb',
  basketBuy: (count, price) =>
    count === 1n
      ? `Für ${price} kaufen`
      : `${number(count)} für ${price} kaufen`,
  basketItems: (count) => pieces(count),
  basketGone: (name) =>
    `${name} wurde verkauft, zurückgezogen oder ist abgelaufen.`,
  basketLeaveOut: 'Ohne dieses weiter',
  basketBought: (count) =>
    count === 1n ? 'Gekauft' : `${pieces(count)} gekauft`,
  basketPartly: (bought, all) => `${number(bought)} von ${pieces(all)} gekauft`,
  basketMissedText:
    'Bei den anderen war jemand schneller. Sie wurden nicht bezahlt.',
  basketYours: 'Gekauft',
  basketMissed: 'Verpasst',

  // Sweep
  sweepTitle: 'Die günstigsten kaufen',
  sweepBy: 'Auswählen nach',
  sweepByCount: 'Anzahl',
  sweepByBudget: 'Budget',
  sweepCount: 'Wie viele',
  sweepBudget: 'Höchstens',
  sweepFound: (count) => `${pieces(count)} zu verkaufen`,
  sweepUpTo: (count) => `Bis zu ${pieces(count)} auf einmal`,
  sweepEmpty: 'In dieser Währung ist nichts zu verkaufen.',
  sweepOthers: 'Angebote in anderen Währungen bleiben außen vor.',
  sweepTooLittle: (price) => `Das günstigste kostet ${price}.`,
  sweepNothing: 'Anzahl wählen',
  sweepRange: 'Vom günstigsten zum teuersten',
  sweepLimited: (most) =>
    plural('de', most, {
      one: 'Ein Kauf umfasst höchstens # Angebot.',
      other: 'Ein Kauf umfasst höchstens # Angebote.',
    }),

  // Editing
  editTitle: 'Angebot ändern',
  editAction: (price) => `Auf ${price} ändern`,
  editNothing: 'Nichts geändert',
  editCancelFirst:
    'Zuerst wird das alte Angebot zurückgezogen, damit niemand zum alten Preis kaufen kann. Danach entsteht das neue. Dazwischen steht es nicht zum Verkauf.',
  editListFirst:
    'Zuerst entsteht das neue Angebot, damit es zum Verkauf stehen bleibt. Danach wird das alte, das nicht günstiger ist, zurückgezogen.',
  editStay: 'Bitte geöffnet lassen: Die Wallet fragt nach jedem der beiden.',
  editPartCancel: (price) => `Angebot für ${price} zurückziehen`,
  editPartList: 'Neues Angebot erstellen',
  editFree: 'Nur eine Signatur, keine Netzwerkgebühr',
  editGas: 'Transaktion mit Netzwerkgebühr',
  editCancelOld: 'Altes Angebot zurückziehen',
  editUnlisted:
    'Das alte Angebot ist zurückgezogen, und es steht jetzt nicht zum Verkauf. Zum Fortfahren neu anbieten.',
  editBoth: (price) =>
    `Jetzt bestehen beide Angebote. Das alte für ${price} kann weiterhin gekauft werden, bis es zurückgezogen wird.`,
  editSold: 'Es wurde inzwischen verkauft, es gibt also nichts zu ändern.',
  edited: (name) => `${name} hat einen neuen Preis`,
  editedText: 'Das alte Angebot ist zurückgezogen, und Käufer sehen das neue.',

  // Cancelling several
  cancelManyTitle: 'Angebote zurückziehen',
  cancelManyCount: (count) => listings(count),
  cancelManyText: (count) =>
    plural('de', count, {
      one: 'Danach kann niemand mehr daraus kaufen. Bis dahin bleibt es gültig, auch wenn das Stück die Wallet verlässt und zurückkehrt.',
      other:
        'Danach kann niemand mehr daraus kaufen. Bis dahin bleibt jedes gültig, auch wenn das Stück die Wallet verlässt und zurückkehrt. Die Wallet fragt #-mal.',
    }),
  cancelManyAction: (count) => `${listings(count)} zurückziehen`,
  cancelManyGoOn: (count) =>
    plural('de', count, {
      one: 'Mit # Angebot fortfahren',
      other: 'Mit # Angeboten fortfahren',
    }),
  cancelManyNone: 'Ein Angebot auswählen',
  cancelManyStopped: 'Hier angehalten. Für die übrigen wird nichts gesendet.',
  cancelManyDone: (count) =>
    plural('de', count, {
      one: '# Angebot ist vom Markt',
      other: '# Angebote sind vom Markt',
    }),
  cancelManyKept: 'Die Stücke bleiben in der Wallet.',
  'cancelPart.waiting': 'Wartet',
  'cancelPart.working': 'Wird zurückgezogen',
  'cancelPart.done': 'Zurückgezogen',
  'cancelPart.over': 'War schon beendet',
  'cancelPart.failed': 'Noch angeboten',
}
