import { plural } from './plural.js'

export const pendingFlowsLabels = {
  'tray.title': 'Your activity',
  'tray.open': (count: number) =>
    plural('en', count, {
      one: '# trade in progress',
      other: '# trades in progress',
    }),
  'tray.empty': 'Nothing in progress.',
  'tray.disconnected': 'Connect your wallet to see your activity.',
}
