import { items, listings } from '../../labels/counts.js'
import type { LabelsOf } from '../../labels/labelsOf.js'
import { plural } from '../../labels/plural.js'

/** `Sweep`. */
export const sweepLabels = {
  sweepTitle: 'Sweep the cheapest',
  sweepBy: 'Choose by',
  sweepByCount: 'Quantity',
  sweepByBudget: 'Budget',
  sweepCount: 'How many',
  sweepBudget: 'At most',
  sweepFound: (count: number | bigint) => `${items(count)} for sale`,
  sweepUpTo: (count: number | bigint) => `Up to ${items(count)} at once`,
  sweepEmpty: 'Nothing is for sale in this currency.',
  sweepOthers: 'Other currencies aren’t included.',
  sweepTooLittle: (price: string) => `The cheapest costs ${price}.`,
  sweepNothing: 'Choose how many',
  sweepRange: 'Price range',
  sweepLimited: (most: number) =>
    `One purchase takes from ${listings(most)} at most.`,
  sweepUnread: (count: number) =>
    plural('en', count, {
      one: 'Chosen from the # cheapest listing; there are more.',
      other: 'Chosen from the # cheapest listings; there are more.',
    }),
  sweepValue: (count: string, all: string) => `${count} of ${all}`,
}

export type SweepLabels = LabelsOf<typeof sweepLabels>
