import type { PendingFlowsLabels } from '../../components/PendingFlows/pendingFlowsLabels.js'
import { plural } from '../../labels/plural.js'

export const pendingFlowsLabels: PendingFlowsLabels = {
  'tray.title': 'Tu actividad',
  'tray.open': (count) =>
    plural('es', count, {
      one: '# operación en curso',
      many: '# de operaciones en curso',
      other: '# operaciones en curso',
    }),
  'tray.empty': 'Nada en curso.',
  'tray.disconnected': 'Conecta tu billetera para ver tu actividad.',
}
