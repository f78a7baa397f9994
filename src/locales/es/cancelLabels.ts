import type { CancelLabels } from '../../components/CancelDialog/cancelLabels.js'
import { plural } from '../../labels/plural.js'
import { listings } from './counts.js'

export const cancelLabels: CancelLabels = {
  // One listing
  cancelTitle: 'Cancelar anuncio',
  cancelText:
    'Una vez cancelado, nadie podrá comprar con este anuncio. Hasta entonces sigue activo, aunque transfieras el artículo y lo recuperes.',
  cancelGas: 'Cancelar es una transacción con comisión de red.',
  cancelFree: 'Cancelar solo requiere una firma, sin comisión de red.',
  'cancelOver.filled': (name) => `${name} ya se vendió`,
  'cancelOver.cancelled': (name) => `El anuncio de ${name} ya se canceló`,
  'cancelOver.expired': (name) => `El anuncio de ${name} ya venció`,
  'cancelOver.other': (name) => `${name} ya no está en venta`,
  cancelOverText: 'Ya nadie puede comprar con este anuncio.',

  // Several
  cancelManyTitle: 'Cancelar anuncios',
  cancelManyCount: (count) => listings(count),
  cancelManyText: (count) =>
    plural('es', count, {
      one: 'Una vez cancelado, nadie podrá comprar con este anuncio. Hasta entonces sigue activo, aunque transfieras el artículo y lo recuperes.',
      other:
        'Una vez cancelados, nadie podrá comprar con estos anuncios. Hasta entonces siguen activos, aunque transfieras los artículos y los recuperes. Tu billetera te pedirá confirmación # veces.',
    }),
  cancelManyAction: (count) => `Cancelar ${listings(count)}`,
  cancelManyGoOn: (count) => `Continuar con ${listings(count)}`,
  cancelManyNone: 'Selecciona un anuncio',
  cancelManyStopped: 'Se detuvo aquí. Las demás cancelaciones no se enviaron.',
  cancelManyDone: (count) =>
    plural('es', count, {
      one: '# anuncio ya no está en venta',
      many: '# de anuncios ya no están en venta',
      other: '# anuncios ya no están en venta',
    }),
  cancelManyKept: 'Los artículos siguen en tu billetera.',
  'cancelPart.waiting': 'En espera',
  'cancelPart.working': 'Cancelando',
  'cancelPart.done': 'Cancelado',
  'cancelPart.over': 'Ya había terminado',
  'cancelPart.failed': 'Sigue en venta',
}
