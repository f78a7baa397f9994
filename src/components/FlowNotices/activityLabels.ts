import type { LabelsOf } from '../../labels/labelsOf.js'

export const activityLabels = {
  notices: 'Your activity',
  'tray.failed': 'Couldn’t load your activity.',
}

export type ActivityLabels = LabelsOf<typeof activityLabels>
