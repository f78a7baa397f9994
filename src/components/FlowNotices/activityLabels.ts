import type { LabelsOf } from '../../labels/labelsOf.js'

/** `FlowNotices` before there is a notice, whose own texts load with it. */
export const activityLabels = {
  notices: 'Your activity',
  'tray.failed': 'Couldn’t load your activity.',
}

export type ActivityLabels = LabelsOf<typeof activityLabels>
