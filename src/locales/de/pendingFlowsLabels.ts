import type { PendingFlowsLabels } from '../../components/PendingFlows/pendingFlowsLabels.js'
import { plural } from '../../labels/plural.js'

export const pendingFlowsLabels: PendingFlowsLabels = {
  'tray.title': 'Deine Aktivität',
  'tray.open': (count) =>
    plural('de', count, { one: '# Vorgang läuft', other: '# Vorgänge laufen' }),
  'tray.empty': 'Gerade läuft nichts.',
  'tray.disconnected': 'Verbinde deine Wallet, um deine Aktivität zu sehen.',
}
