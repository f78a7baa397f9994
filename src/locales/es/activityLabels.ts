import type { ActivityLabels } from '../../components/FlowNotices/activityLabels.js'

export const activityLabels: ActivityLabels = {
  notices: 'Tu actividad',
  'tray.failed': 'No se pudo cargar tu actividad.',
}
