import type {
  FundsMoved,
  RequestErrorReason,
  StepErrorReason,
} from '../errors.js'
import type { LabelsOf } from './labelsOf.js'

export const failureLabels = {
  copyDetails: 'details',
  showDetails: 'Details',
  'error.unknown': 'Something went wrong.',
  'error.configuration': 'This app isn’t set up correctly.',
  'error.invalidResponse': 'The marketplace sent an answer we can’t read.',
  'error.invalidStep':
    'The marketplace asked for something we can’t carry out safely, so we blocked it.',
  'guard.match': 'You stopped this request.',
  'guard.unknown':
    'The marketplace asked for something we don’t fully understand, so we blocked it.',
  'guard.mismatch':
    'The marketplace asked for something different from what you agreed to, so we blocked it.',
  'request.unauthorized': 'The marketplace doesn’t know this app’s key.',
  'request.permissionDenied': 'This app has no access to this marketplace.',
  'request.invalidArgument': 'The marketplace refused this request.',
  'request.rateLimited': 'Too many requests: wait a moment and try again.',
  'request.notFound': 'The marketplace has no record of this.',
  'request.badRequest': 'The marketplace refused this request.',
  'request.server': 'The marketplace is having problems right now.',
  'request.timeout': 'The marketplace didn’t answer in time.',
  'request.network':
    'Can’t reach the marketplace: check your connection and try again.',
  'step.rejected': 'You rejected this in your wallet.',
  'step.wrongAccount':
    'Switch back to the account you started with to continue.',
  'step.noWallet': 'Connect your wallet to continue.',
  'step.wrongChain': 'Your wallet is on another network and didn’t switch.',
  'step.walletBusy':
    'Answer the request that’s already open in your wallet first.',
  'step.popupBlocked':
    'Your browser blocked the wallet window. Allow pop-ups and try again.',
  'step.locked': 'Your wallet is locked. Unlock it and try again.',
  'step.device':
    'Your hardware wallet isn’t ready. Connect it, open the right app and allow blind signing, then try again.',
  'step.session':
    'The connection to your wallet has ended. Reconnect your wallet and try again.',
  'step.unsupported':
    'Your wallet doesn’t support this request. Try another wallet.',
  'step.wallet': 'Your wallet couldn’t complete this.',
  'step.insufficientFunds':
    'You don’t have enough for this, or approved too little.',
  'step.reverted':
    'The transaction failed, possibly because someone got there first.',
  'step.replaced': 'You replaced the transaction with a different one.',
  'step.cancelled': 'You cancelled the transaction in your wallet.',
  'step.notConfirmed': 'Sent, but the network hasn’t confirmed it yet.',
  'step.queued': 'Waiting for more signatures.',
  'step.unresolved': 'You started this earlier and we can’t tell how it ended.',
  'step.signed':
    'You already signed another listing for this item, and it may be live.',
  'step.running':
    'This is already running in another tab. Let it finish there, or close that tab.',
  'step.post': 'Signed, but the marketplace rejected it.',
  'step.notPosted': 'Signed, but the marketplace didn’t confirm it.',
  'step.altered': 'The network carried out something you didn’t agree to.',
  'step.aborted': 'This was stopped.',
  walletSays: 'Your wallet says:',
  'funds.no': 'You weren’t charged.',
  'funds.approved':
    'You only paid network fees, and your approval stays for next time.',
  'funds.fee': 'You only paid the network fee.',
  'funds.signed':
    'Someone can still use your signed order until it expires: publish it again or cancel it.',
  'funds.lost':
    'Your signed order may be live. Trying again won’t publish it twice.',
  'funds.maybe':
    'This may still go through, so check your wallet before you retry.',
  'funds.yes': 'A transaction went through, and you can continue from here.',
} satisfies Record<`request.${RequestErrorReason}`, string> &
  Record<`step.${StepErrorReason}`, string> &
  Record<`funds.${FundsMoved}`, string> &
  Record<string, unknown>

export type FailureLabels = LabelsOf<typeof failureLabels>
