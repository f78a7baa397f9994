import type { PendingFlowsLabels } from '../../components/PendingFlows/pendingFlowsLabels.js'
import { plural } from '../../labels/plural.js'

export const pendingFlowsLabels: PendingFlowsLabels = {
  'tray.title': 'نشاطك',
  'tray.open': (count) =>
    plural('ar', count, {
      zero: 'لا صفقات جارية',
      one: 'صفقة واحدة جارية',
      two: 'صفقتان جاريتان',
      few: '# صفقات جارية',
      many: '# صفقة جارية',
      other: '# صفقة جارية',
    }),
  'tray.empty': 'لا شيء قيد التنفيذ.',
  'tray.disconnected': 'اربط محفظتك لرؤية نشاطك.',
}
