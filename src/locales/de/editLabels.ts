import type { EditLabels } from '../../components/EditListing/editLabels.js'

export const editLabels: EditLabels = {
  editTitle: 'Angebot ändern',
  editAction: (price) => `Auf ${price} ändern`,
  editNothing: 'Keine Änderungen',
  editCancelFirst:
    'Wir ziehen zuerst das alte Angebot zurück, damit niemand zum alten Preis kaufen kann, und erstellen dann das neue. Dazwischen steht das Stück nicht zum Verkauf.',
  editListFirst:
    'Wir erstellen zuerst das neue Angebot, damit das Stück im Verkauf bleibt, und ziehen dann das alte zurück.',
  editStay: 'Lass dieses Fenster offen. Deine Wallet fragt zweimal nach.',
  editPartCancel: (price) => `Angebot für ${price} zurückziehen`,
  editPartList: 'Neues Angebot erstellen',
  editFree: 'Nur eine Signatur, keine Netzwerkgebühr',
  editGas: 'Transaktion mit Netzwerkgebühr',
  editUnlisted:
    'Das alte Angebot ist zurückgezogen, das Stück steht also nicht zum Verkauf. Biete es erneut an, um abzuschließen.',
  editBoth: (price) =>
    `Beide Angebote sind aktiv. Das alte für ${price} kann noch gekauft werden, bis du es zurückziehst.`,
  editSold: 'Zum alten Preis verkauft.',
  edited: 'Angebot aktualisiert',
  editedText: 'Das alte Angebot ist zurückgezogen. Käufer sehen das neue.',
  changeAnyway: (price) => `Trotzdem auf ${price} ändern`,
}
