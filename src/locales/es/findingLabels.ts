import type { findingLabels as english } from '../../labels/findingLabels.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

export const findingLabels: LabelsOf<typeof english> = {
  findingAgreed: 'Acordado',
  findingFound: 'Pedido',
  findingMore: (count) =>
    plural('es', count, { one: '# cosa más', other: '# cosas más' }),
  findingUnlimited: 'sin límite',
  'finding.allowance':
    'Permite tomar un importe distinto del que hace falta para esto.',
  'finding.body': 'Lo que se envía después al mercado parece incorrecto.',
  'finding.book':
    'Puede que cancele en el libro de órdenes equivocado y tu anuncio siga activo.',
  'finding.call': 'Llama a una función que no conocemos.',
  'finding.cancelAll': 'Cancela todos tus anuncios.',
  'finding.chain': 'Es para otra red.',
  'finding.collection': 'No es una colección del tipo esperado.',
  'finding.contract': 'Va a un contrato que no conocemos.',
  'finding.currency': 'Se paga en otra moneda.',
  'finding.encoding': 'Está escrito de modo que puede ocultar algo.',
  'finding.expiry': 'Termina en otro momento.',
  'finding.fee': 'Alguien recibe una comisión que no acordaste.',
  'finding.holder': 'No tienes suficiente de este artículo.',
  'finding.item': 'Se trata de otro artículo.',
  'finding.maker': 'Es un anuncio de otra persona.',
  'finding.message': 'Firmarías un texto que no conocemos.',
  'finding.method': 'Llama al mercado de una forma inusual.',
  'finding.missing': 'Lo que quieres no forma parte de ello.',
  'finding.net': 'Recibirías menos.',
  'finding.operator': 'Un contrato que no conocemos mueve los tokens.',
  'finding.order': 'Se trata de otro anuncio.',
  'finding.origin': 'Tu firma iría a una dirección que no conocemos.',
  'finding.price': 'El precio es otro.',
  'finding.quantity': 'La cantidad es otra.',
  'finding.recipient': 'Lo recibiría otra persona.',
  'finding.spender': 'Un contrato que no conocemos podría tomar tus tokens.',
  'finding.start': 'Empieza en otro momento.',
  'finding.total': 'Cuesta más.',
  'finding.transfer': 'Saca algo más de tu billetera.',
  'finding.typedData': 'Firmarías algo que no conocemos.',
  'finding.unanswered':
    'La red no respondió, así que no pudimos comprobarlo todo.',
  'finding.unasked': 'Hace algo que no pediste.',
  'finding.value': 'Se enviaría otro importe junto con ello.',
  'finding.zone': 'Un contrato que no conocemos decide quién puede comprar.',
}
