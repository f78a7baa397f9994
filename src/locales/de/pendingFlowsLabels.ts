import type { PendingFlowsLabels } from '../../components/PendingFlows/pendingFlowsLabels.js'
import { plural } from '../../labels/plural.js'

export const pendingFlowsLabels: PendingFlowsLabels = {
  'tray.title': 'Eigene Aktivität',
  'tray.open': (count) =>
    plural('de', count, { one: '# Vorgang läuft', other: '# Vorgänge laufen' }),
  'tray.empty': 'Zurzeit läuft nichts.',
  'tray.disconnected': 'Wallet verbinden, um die eigene Aktivität zu sehen.',
}
