import type { ActivityLabels } from '../../components/FlowNotices/activityLabels.js'

export const activityLabels: ActivityLabels = {
  notices: 'アクティビティ',
  'tray.failed': 'アクティビティを読み込めませんでした。',
}
