/** `FlowNotices` while there is no notice. The others load with the first one. */
export const frameLabels = {
  notices: 'Your activity',
  'tray.failed': 'Couldn’t load your activity.',
}
