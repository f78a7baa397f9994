import type { ActivityLabels } from '../../components/FlowNotices/activityLabels.js'

export const activityLabels: ActivityLabels = {
  notices: 'Deine Aktivität',
  'tray.failed': 'Deine Aktivität konnte nicht geladen werden.',
}
