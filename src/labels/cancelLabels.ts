import { listings } from './counts.js'
import { plural } from './plural.js'

export const cancelLabels = {
  cancelTitle: 'Cancel listing',
  cancelText:
    'Nobody can buy from this listing once it’s cancelled. Until then it stays live, even if you transfer the item away and back.',
  cancelGas: 'Cancelling is a transaction with a network fee.',
  cancelFree: 'Cancelling takes only a signature, with no network fee.',
  'cancelEnded.filled': (name: string) => `${name} was already sold`,
  'cancelEnded.cancelled': (name: string) =>
    `The listing of ${name} was already cancelled`,
  'cancelEnded.expired': (name: string) =>
    `The listing of ${name} already expired`,
  'cancelEnded.other': (name: string) => `${name} is no longer listed`,
  cancelOverText: 'Nobody can buy from this listing now.',

  cancelManyTitle: 'Cancel listings',
  cancelManyCount: (count: number) => listings(count),
  cancelManyText: (count: number) =>
    plural('en', count, {
      one: 'Nobody can buy from this listing once it’s cancelled. Until then it stays live, even if you transfer the item away and back.',
      other:
        'Nobody can buy from these listings once they’re cancelled. Until then they stay live, even if you transfer the items away and back. Your wallet will ask # times.',
    }),
  cancelManyAction: (count: number) => `Cancel ${listings(count)}`,
  cancelManyGoOn: (count: number) => `Continue with ${listings(count)}`,
  cancelManyNone: 'Select a listing',
  cancelManyStopped: 'Stopped here. The other listings weren’t cancelled.',
  cancelManyDone: (count: number) =>
    plural('en', count, {
      one: '# listing is off the market',
      other: '# listings are off the market',
    }),
  cancelManyKept: 'The items stay in your wallet.',
  'cancelPart.waiting': 'Waiting',
  'cancelPart.working': 'Cancelling',
  'cancelPart.done': 'Cancelled',
  'cancelPart.ended': 'Already ended',
  'cancelPart.failed': 'Still listed',
}
