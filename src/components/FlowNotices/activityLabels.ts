import type { LabelsOf } from '../../labels/labelsOf.js'

/** `noticeLabels` load with the first notice. */
export const activityLabels = {
  notices: 'Your activity',
  'tray.failed': 'Couldn’t load your activity.',
}

export type ActivityLabels = LabelsOf<typeof activityLabels>
