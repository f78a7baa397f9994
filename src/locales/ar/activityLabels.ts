import type { ActivityLabels } from '../../components/FlowNotices/activityLabels.js'

export const activityLabels: ActivityLabels = {
  notices: 'نشاطك',
  'tray.failed': 'تعذّر تحميل نشاطك.',
}
