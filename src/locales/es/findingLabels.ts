import type { FindingLabels } from '../../components/failure/findingLabels.js'
import { plural } from '../../labels/plural.js'

export const findingLabels: FindingLabels = {
  findingAgreed: 'Acordado',
  findingFound: 'Solicitado',
  findingMore: (count) => plural('es', count, { other: '# más' }),
  findingUnlimited: 'sin límite',
  'finding.allowance': 'Podría salir otro importe de tu billetera.',
  'finding.body': 'Los datos para el mercado parecen incorrectos.',
  'finding.book':
    'Puede que se cancele en el libro de órdenes equivocado y tu anuncio siga activo.',
  'finding.call': 'No sabemos qué hace esto.',
  'finding.cancelAll': 'Esto cancela todos tus anuncios.',
  'finding.chain': 'Esto es para otra red.',
  'finding.collection': 'Esta no es una colección del tipo esperado.',
  'finding.contract': 'Esto va a un contrato desconocido.',
  'finding.currency': 'La moneda es distinta.',
  'finding.encoding':
    'Una parte de la solicitud no se puede leer y podría ocultar algo.',
  'finding.expiry': 'La fecha de vencimiento es distinta.',
  'finding.fee': 'Alguien recibe una comisión que no aceptaste.',
  'finding.holder': 'No tienes tantas unidades de este artículo.',
  'finding.item': 'El artículo es distinto.',
  'finding.maker': 'Este anuncio es de otra persona.',
  'finding.message': 'Firmarías un mensaje desconocido.',
  'finding.method': 'Esto llama al mercado de una forma inusual.',
  'finding.missing': 'Esto no incluye lo que pediste.',
  'finding.net': 'Recibirías menos.',
  'finding.operator': 'Un contrato desconocido movería tus tokens.',
  'finding.order': 'El anuncio es distinto o ya no está disponible.',
  'finding.origin': 'Tu firma iría a un sitio web desconocido.',
  'finding.price': 'El precio es distinto.',
  'finding.quantity': 'La cantidad es distinta.',
  'finding.recipient': 'Otra persona recibiría el artículo.',
  'finding.spender': 'Un contrato desconocido podría llevarse tus tokens.',
  'finding.start': 'La fecha de inicio es distinta.',
  'finding.total': 'El total es más alto.',
  'finding.transfer': 'Esto saca algo más de tu billetera.',
  'finding.typedData': 'Firmarías algo desconocido.',
  'finding.unanswered':
    'La red no respondió, así que no pudimos verificarlo todo.',
  'finding.unasked': 'Esto hace algo que no pediste.',
  'finding.unproven':
    'No pudimos comprobar que tu anuncio esté en esta moneda.',
  'finding.value': 'Se enviaría otro importe.',
  'finding.zone': 'Un contrato desconocido decide quién puede comprar.',
}
