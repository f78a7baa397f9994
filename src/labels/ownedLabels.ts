import { items } from './counts.js'
import { plural } from './plural.js'

export const ownedLabels = {
  ownedTitle: 'Your items',
  ownedItems: 'Items',
  ownedListed: 'Listed',
  ownedUnlisted: 'Not listed',
  ownedValue: 'Value at floor',
  cancelMine: 'Cancel listings',
  selectToList: 'List several',
  selectHint: 'Select the items to list.',
  selectedCount: (count: number) =>
    plural('en', count, { other: '# selected' }),
  selectMost: (most: number) => `Up to ${items(most)} at once.`,
  selectEnd: 'Stop selecting',
}
