import type { SignedLabels } from '../../components/trade/signedLabels.js'

export const signedLabels: SignedLabels = {
  signedTitle: 'Du hast hierfür schon ein Angebot signiert',
  signedText: (price, date) =>
    `Es lautet auf ${price} und ist vielleicht bis ${date} aktiv. Auch neben einem neuen Angebot kann jemand für ${price} kaufen.`,
  signedTextUnknown:
    'Es ist vielleicht aktiv. Auch neben einem neuen Angebot kann jemand zum alten Preis kaufen.',
  signedCancelFirst: 'Zuerst stornieren',
  signedAnyway: 'Trotzdem anbieten',

  'signed.lost':
    'Dein Angebot ist signiert, wurde aber vom Marktplatz nicht bestätigt',
  'signed.replaced':
    'Du hast ein älteres Angebot signiert, das aktiv sein kann',
  'signedText.lost': (price, date) =>
    `Deine Order für ${price} ist vielleicht bis ${date} aktiv. Prüfe erneut oder storniere sie.`,
  'signedText.refused': (price, date) =>
    `Deine signierte Order für ${price} kann bis ${date} noch ausgeführt werden. Veröffentliche sie erneut oder storniere sie.`,
}
