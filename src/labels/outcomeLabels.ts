import { items } from './counts.js'
import { getNoun } from './getNoun.js'
import type { LabelsOf } from './labelsOf.js'
import { plural } from './plural.js'

export const outcomeLabels = {
  /** `quantity` is formatted; `1` in all languages for one. */
  bought: (name: string, quantity: string) =>
    quantity === '1' ? `${name} is yours` : `${quantity} × ${name} are yours`,
  boughtText: 'Now in your wallet.',
  basketBought: (count: bigint) =>
    count === 1n ? 'It’s yours' : `${items(count)} are yours`,
  basketPartly: (bought: bigint | number, all: bigint | number) =>
    `${plural('en', bought, { other: '#' })} of ${items(all)} bought`,
  basketMissedText:
    'Someone got there first. You weren’t charged for the rest.',
  cancelled: (name: string) => `${name} is no longer listed`,
  cancelledText: 'The item stays in your wallet.',
  listed: (name: string) => `${name} is listed`,
  listedMany: (count: number) =>
    plural('en', count, {
      one: '# item is listed',
      other: '# items are listed',
    }),
  listedText: 'Buyers can see it now.',
  'resumed.done': (kind: string) => `Your ${getNoun(kind)} went through`,

  'resumed.resuming': (kind: string) => `Finishing your ${getNoun(kind)}…`,
  'resumed.unresolved': (kind: string) =>
    `We don’t know if your ${getNoun(kind)} went through`,
  askAgain: 'Send request again',
  cancelSigned: 'Cancel order',
  checkAgain: 'Check again',
  editCancelOld: 'Cancel old listing',
  keepWaiting: 'Keep waiting',
  repost: 'Publish again',
}

export type OutcomeLabels = LabelsOf<typeof outcomeLabels>
