import type { LabelsOf } from './labelsOf.js'
import { plural } from './plural.js'

export const stepLabels = {
  approveCollection: 'the collection',
  copyTransaction: 'Copy transaction hash',
  viewTransaction: 'View transaction',
  'wallet.open': (wallet: string) => `Open ${wallet}`,

  stepNow: (title: string, text: string) => `${title}. ${text}`,
  stepOf: (position: number, count: number) => `Step ${position} of ${count}`,
  'stepTitle.tokenApproval': (subject: string) => `Approve ${subject}`,
  'stepTitle.buy': 'Buy',
  'stepTitle.sell': 'Sell',
  'stepTitle.createListing': 'Sign and publish the listing',
  'stepTitle.createOffer': 'Sign and publish the offer',
  'stepTitle.cancel': 'Cancel the listing',
  'stepTitle.transaction': 'Send a transaction',
  'stepTitle.signature': 'Sign and publish',
  'stepTitle.message': 'Sign a message',
  'stepTitle.post': 'Publish',

  'stepText.switching': 'Switch the network in your wallet.',
  'stepText.switchingIn': (wallet: string) =>
    `Switch the network in ${wallet}.`,
  'stepText.prompting': 'Confirm in your wallet.',
  'stepText.promptingIn': (wallet: string) => `Confirm in ${wallet}.`,
  'stepText.bundled': 'Your wallet shows these together. Confirm once.',
  'stepText.bundledIn': (wallet: string) =>
    `${wallet} shows these together. Confirm once.`,
  'stepText.confirming': 'Waiting for the network. This takes a moment.',
  'stepText.repriced': 'You sped up the transaction. Waiting for the network.',
  'stepText.queued':
    'Waiting for more signatures. You can leave and come back.',
  'stepText.queuedFor': (needed: number) =>
    `Waiting for the signatures of ${plural('en', needed, { one: '# owner', other: '# owners' })} in your wallet. You can leave and come back.`,
  'stepText.posting': 'Sending to the marketplace.',
}

export type StepLabels = LabelsOf<typeof stepLabels>
