import { items, listings } from './counts.js'
import { plural } from './plural.js'

export const sweepLabels = {
  sweepTitle: 'Sweep the floor',
  sweepBy: 'Choose by',
  sweepByCount: 'Quantity',
  sweepByBudget: 'Budget',
  sweepCount: 'Number of items',
  sweepBudget: 'Spend up to',
  sweepFound: (count: number | bigint) => `${items(count)} for sale`,
  sweepUpTo: (count: number | bigint) => `Up to ${items(count)} at once`,
  sweepEmpty: 'Nothing for sale in this currency.',
  sweepOthers: 'Other currencies aren’t included.',
  sweepTooLittle: (price: string) => `The cheapest item costs ${price}.`,
  sweepNothing: 'Nothing selected',
  sweepRange: 'Price range',
  sweepLimited: (most: number) =>
    `You can buy from up to ${listings(most)} at once.`,
  sweepUnread: (count: number) =>
    plural('en', count, {
      one: 'Chosen from the # cheapest listing; there are more.',
      other: 'Chosen from the # cheapest listings; there are more.',
    }),
  sweepValue: (count: string, all: string) => `${count} of ${all}`,
}
