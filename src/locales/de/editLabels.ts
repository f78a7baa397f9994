import type { EditLabels } from '../../components/EditListing/editLabels.js'

export const editLabels: EditLabels = {
  editTitle: 'Angebot ändern',
  editAction: (price) => `Auf ${price} ändern`,
  editNothing: 'Nichts geändert',
  editCancelFirst:
    'Zuerst wird das alte Angebot zurückgezogen, damit niemand zum alten Preis kaufen kann, dann das neue erstellt. Dazwischen steht nichts zum Verkauf.',
  editListFirst:
    'Zuerst wird das neue Angebot erstellt, damit das Stück im Verkauf bleibt, dann das alte zurückgezogen.',
  editStay: 'Bitte geöffnet lassen. Die Wallet fragt zweimal.',
  editPartCancel: (price) => `Angebot für ${price} zurückziehen`,
  editPartList: 'Neues Angebot erstellen',
  editFree: 'Nur eine Signatur, keine Netzwerkgebühr',
  editGas: 'Transaktion mit Netzwerkgebühr',
  editUnlisted:
    'Das alte Angebot ist zurückgezogen, das Stück steht also nicht zum Verkauf. Zum Abschließen neu anbieten.',
  editBoth: (price) =>
    `Beide Angebote sind aktiv. Das alte für ${price} kann noch gekauft werden, bis es zurückgezogen ist.`,
  editSold: 'Inzwischen verkauft.',
  edited: 'Angebot aktualisiert',
  editedText: 'Das alte Angebot ist zurückgezogen. Käufer sehen das neue.',
  changeAnyway: (price) => `Trotzdem auf ${price} ändern`,
}
