import type { SignedLabels } from '../../components/trade/signedLabels.js'

export const signedLabels: SignedLabels = {
  signedTitle: 'Ya firmaste un anuncio de este artículo',
  signedText: (price, date) =>
    `Es de ${price} y puede estar activo hasta el ${date}. Si publicas otro, alguien aún podrá comprar por ${price}.`,
  signedTextUnknown:
    'Puede estar activo. Si publicas otro, alguien aún podrá comprar al precio anterior.',
  signedCancelFirst: 'Cancelarlo primero',
  signedAnyway: 'Publicar de todos modos',

  'signed.lost': 'Tu anuncio está firmado, pero el mercado no lo confirmó',
  'signed.replaced': 'Firmaste un anuncio anterior que puede estar activo',
  'signedText.lost': (price, date) =>
    `Puede estar activo por ${price} hasta el ${date}. Comprueba otra vez o cancélalo.`,
  'signedText.refused': (price, date) =>
    `Alguien aún puede comprar por ${price} hasta el ${date}. Vuelve a publicarlo o cancélalo.`,
}
