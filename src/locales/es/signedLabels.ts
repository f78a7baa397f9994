import type { SignedLabels } from '../../components/trade/signedLabels.js'

export const signedLabels: SignedLabels = {
  signedTitle: 'Ya firmaste una publicación de este artículo',
  signedText: (price, date) =>
    `Es por ${price} y puede estar activa hasta el ${date}. Aunque lo publiques de nuevo, alguien puede comprarlo por ${price}.`,
  signedTextUnknown:
    'Puede estar activa. Aunque lo publiques de nuevo, alguien puede comprarlo al precio anterior.',
  signedCancelFirst: 'Cancelarla primero',
  signedAnyway: 'Publicar de todos modos',

  'signed.lost': 'Tu publicación está firmada, pero el mercado no la confirmó',
  'signed.replaced': 'Firmaste una publicación anterior que puede estar activa',
  'signedText.lost': (price, date) =>
    `Puede estar activa por ${price} hasta el ${date}. Comprueba otra vez o cancélala.`,
  'signedText.refused': (price, date) =>
    `Alguien aún puede ejecutar tu orden firmada por ${price} hasta el ${date}. Vuelve a publicarla o cancélala.`,
}
