import type { PendingFlowsLabels } from '../../components/PendingFlows/pendingFlowsLabels.js'
import { plural } from '../../labels/plural.js'

export const pendingFlowsLabels: PendingFlowsLabels = {
  'tray.title': 'アクティビティ',
  'tray.open': (count) => plural('ja', count, { other: '#件の取引が進行中' }),
  'tray.empty': '進行中の取引はありません。',
  'tray.disconnected':
    'アクティビティを見るには、ウォレットを接続してください。',
}
