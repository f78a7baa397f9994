import type {
  FundsMoved,
  RequestErrorReason,
  StepErrorReason,
} from '../errors.js'

/** Failures, and what became of the money. */
export const failureLabels = {
  'error.unknown': 'Something went wrong.',
  'error.configuration': 'This widget is not set up correctly.',
  'error.invalidResponse': 'The marketplace sent an answer we cannot read.',
  'error.invalidStep':
    'The marketplace asked for something we cannot carry out safely, so nothing was sent.',
  'guard.match': 'You stopped it before anything was sent.',
  'guard.unknown':
    'The marketplace asked for something that we do not fully understand, so nothing was sent.',
  'guard.mismatch':
    'The marketplace asked for something else than you agreed to, so nothing was sent.',
  'request.unauthorized': 'The marketplace does not know this app’s key.',
  'request.permissionDenied': 'This app has no access to this marketplace.',
  'request.invalidArgument': 'The marketplace refused this request.',
  'request.rateLimited': 'Too many requests. Wait a moment and try again.',
  'request.notFound': 'The marketplace has no record of this.',
  'request.badRequest': 'The marketplace refused this request.',
  'request.server': 'The marketplace has a problem of its own. Try again soon.',
  'request.timeout': 'The marketplace did not answer in time.',
  'request.network':
    'The marketplace cannot be reached. Check your connection and try again.',
  'step.rejected': 'You declined it in your wallet.',
  'step.wrongAccount':
    'Your wallet is on another account. Switch back to go on.',
  'step.noWallet': 'No wallet is connected. Connect one to go on.',
  'step.wrongChain': 'Your wallet is on another network and did not switch.',
  'step.walletBusy': 'Your wallet already shows a request. Answer it first.',
  'step.popupBlocked':
    'Your browser blocked the window of your wallet. Allow it and try again.',
  'step.wallet': 'Your wallet could not do this.',
  'step.insufficientFunds': 'This costs more than your wallet holds.',
  'step.reverted': 'The network refused it: someone may have been faster.',
  'step.replaced': 'You replaced the transaction by another one.',
  'step.cancelled': 'You cancelled the transaction in your wallet.',
  'step.notConfirmed': 'It was sent, but the network has not confirmed it yet.',
  'step.queued': 'It waits in your wallet for further confirmations.',
  'step.unresolved':
    'You began this before, and we cannot tell what became of it.',
  'step.running':
    'Another tab is doing this already. Let it finish there, or close it.',
  'step.post': 'Signed, but the marketplace rejected it.',
  'step.notPosted': 'Signed, but it didn’t reach the marketplace.',
  'step.altered': 'The network carried out something you didn’t agree to.',
  'step.aborted': 'It was stopped.',
  'funds.no': 'Nothing was paid.',
  'funds.approved':
    'Nothing was paid except network fees. Your approval stays and is used next time.',
  'funds.fee': 'Nothing was paid except the network fee.',
  'funds.signed':
    'You weren’t charged, but someone can still fill your signed order until it ends. Post it again, or cancel it.',
  'funds.maybe':
    'It may still go through: look at your wallet before you retry.',
  'funds.yes': 'A transaction went through. You can go on from here.',
} satisfies Record<`request.${RequestErrorReason}`, string> &
  Record<`step.${StepErrorReason}`, string> &
  Record<`funds.${FundsMoved}`, string> &
  Record<string, string>
