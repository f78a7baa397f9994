import { items } from './counts.js'
import { plural } from './plural.js'

export const listManyLabels = {
  listManyTitle: 'List for sale',
  listManyCount: (count: number) => items(count),
  listManyText: (count: number) =>
    plural('en', count, {
      one: 'You’ll confirm the listing in your wallet.',
      other: 'Your wallet will ask you to confirm each of the # items.',
    }),
  listManyAction: (count: number) => `List ${items(count)}`,
  listManyAnyway: (count: number) => `List ${items(count)} anyway`,
  listManyAsked: 'Check the prices. Some may be mistakes.',
  listManyStopped:
    'Stopped here. The remaining items weren’t listed. If you try again, they keep their prices.',
  listManyNothing: 'There’s nothing left to list.',
  priceForAll: 'Price for all',
  priceOf: (name: string) => `Price of ${name}`,
  floorAnd: (change: string) => `Floor ${change}`,
  receives: (amount: string) => `You receive ${amount}`,
  isListed: 'Already listed',
  'listPart.waiting': 'Waiting',
  'listPart.working': 'Listing…',
  'listPart.done': 'Listed',
  'listPart.failed': 'Not listed',
  'listPart.filled': 'Sold',
  'listPart.cancelled': 'Cancelled',
  'listPart.expired': 'Expired',
  'listPart.other': 'No longer listed',
}
