export const activityLabels = {
  notices: 'Your activity',
  'tray.failed': 'Couldn’t load your activity.',
}
