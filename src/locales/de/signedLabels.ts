import type { SignedLabels } from '../../components/trade/signedLabels.js'

export const signedLabels: SignedLabels = {
  signedTitle: 'Du hast hierfür schon ein Angebot signiert',
  signedText: (price, date) =>
    `Es liegt bei ${price} und ist vielleicht bis ${date} aktiv. Auch wenn du neu anbietest, kann noch jemand für ${price} kaufen.`,
  signedTextUnknown:
    'Es ist vielleicht aktiv. Auch wenn du neu anbietest, kann noch jemand zum alten Preis kaufen.',
  signedCancelFirst: 'Zuerst zurückziehen',
  signedAnyway: 'Trotzdem anbieten',

  'signed.lost':
    'Dein Angebot ist signiert, wurde aber vom Marktplatz nicht bestätigt',
  'signed.replaced':
    'Du hast ein älteres Angebot signiert, das aktiv sein kann',
  'signedText.lost': (price, date) =>
    `Deine Order für ${price} ist vielleicht bis ${date} aktiv. Prüfe erneut oder storniere sie.`,
  'signedText.refused': (price, date) =>
    `Bis ${date} kann noch jemand für ${price} kaufen. Veröffentliche das Angebot erneut oder ziehe es zurück.`,
}
