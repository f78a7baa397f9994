import type { SignedLabels } from '../../components/trade/signedLabels.js'
import { nounOf } from './nounOf.js'

export const signedLabels: SignedLabels = {
  signedTitle: 'Hierfür ist schon ein Angebot signiert',
  signedText: (price, date) =>
    `Es lautet auf ${price} und ist vielleicht bis ${date} aktiv. Auch neben einem neuen Angebot kann jemand für ${price} kaufen.`,
  signedTextUnknown:
    'Es ist vielleicht aktiv. Auch neben einem neuen Angebot kann jemand zum alten Preis kaufen.',
  signedCancelFirst: 'Erst stornieren',
  signedAnyway: 'Trotzdem anbieten',

  'signed.lost': (kind) =>
    `${nounOf(kind)}: signiert, aber vom Marktplatz nicht bestätigt`,
  'signed.replaced': (kind) =>
    `${nounOf(kind)}: eine ältere Order ist signiert und vielleicht aktiv`,
  'signedText.lost': (price, date) =>
    `Die Order für ${price} ist vielleicht bis ${date} aktiv. Erneut prüfen oder stornieren.`,
  'signedText.refused': (price, date) =>
    `Jemand kann die signierte Order für ${price} bis ${date} noch ausführen. Erneut einreichen oder stornieren.`,
}
