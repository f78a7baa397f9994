import type {
  FundsMoved,
  GuardCode,
  RequestErrorReason,
  StepErrorReason,
} from './errors.js'

/** Which form of a word goes with a number, in English. */
function plural(count: number | bigint, one: string, other: string): string {
  const rule = new Intl.PluralRules('en').select(Number(count))
  return `${new Intl.NumberFormat('en').format(count)} ${rule === 'one' ? one : other}`
}

/**
 * The English text of every widget. Pass your own for any key as `labels` of
 * `MarketKitProvider`.
 */
export const defaultLabels = {
  // Actions
  buy: 'Buy now',
  cancel: 'Cancel listing',
  close: 'Close',
  connect: 'Connect wallet',
  copied: 'Copied',
  copyTransaction: 'Copy transaction hash',
  decrease: 'Fewer',
  done: 'Done',
  increase: 'More',
  list: 'List for sale',
  loadMore: 'Show more',
  retry: 'Try again',
  checkAgain: 'Check again',
  dismiss: 'Dismiss',
  keepWaiting: 'Keep waiting',
  showDetails: 'Details',
  viewTransaction: 'View transaction',

  // Collectibles
  untitled: (tokenId: string) => `#${tokenId}`,
  bestOffer: 'Best offer',
  collectibles: 'Collectibles',
  notListed: 'Not listed',
  owned: 'Owned',
  quantity: 'Quantity',
  quantityOf: (available: string) => `of ${available}`,
  yours: 'Your listing',
  emptyGrid: 'There is nothing here yet.',
  gridError: 'The collectibles could not be loaded.',
  loading: 'Loading…',

  // Money
  additionalFees: 'Additional fees',
  balance: 'Your balance',
  fee: (kind: string) => feeNames[kind.toLowerCase()] ?? kind,
  free: 'Free',
  included: 'included',
  insufficientFunds: (symbol: string) => `Not enough ${symbol}`,
  insufficientFundsText: (missing: string) =>
    `You need ${missing} more in this wallet.`,
  price: 'Price',
  total: 'Total',
  unitPrice: 'Price each',

  // Buying
  buyTitle: 'Buy',
  buyFor: (price: string) => `Buy for ${price}`,
  bought: (name: string, quantity: string) =>
    BigInt(quantity) > 1n
      ? `${quantity} × ${name} are yours`
      : `${name} is yours`,
  boughtText: 'Now in your wallet.',
  checking: 'Checking…',
  orderGone: 'This listing is gone: it was sold, cancelled or has expired.',
  orderGoneNext: (price: string) => `Buy the next one for ${price}`,

  // Listing
  listTitle: 'List for sale',
  listAction: (price: string) => `List for ${price}`,
  enterPrice: 'Enter a price',
  listed: (name: string) => `${name} is listed`,
  listedText: 'Buyers can see it now.',
  notOwned: 'This wallet does not hold it, so it cannot be listed.',
  pricePerItem: 'Price per item',
  currency: 'Currency',
  duration: 'Listed for',
  expires: (date: string) => `Ends ${date}`,
  earnings: 'You receive',
  listingFees: 'Fees of marketplace and creator',
  'price.invalid': 'Write a number, such as 0.5.',
  'price.tooManyDecimals': (symbol: string, decimals: number) =>
    `${symbol} has at most ${plural(decimals, 'decimal place', 'decimal places')}.`,
  'price.tooLarge': 'That is more than a contract can count.',
  'price.zero': 'The price must be more than zero.',

  // Cancelling
  cancelTitle: 'Cancel listing',
  cancelText:
    'Nobody can buy it from this listing afterwards. Until then it stays valid, even if you move the item away and back.',
  cancelGas: 'A transaction is needed, so the network takes a small fee.',
  cancelled: (name: string) => `${name} is no longer listed`,
  cancelledText: 'It stays in your wallet.',

  // Steps
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
  approveCollection: 'the collection',
  approveCurrencyText:
    'Lets the marketplace contract take exactly this amount.',
  approvalText:
    'The marketplace contract may then move items of this collection, once you have signed a listing for them. Needed once per collection.',
  'stepText.switching': 'Switch the network in your wallet.',
  'stepText.prompting': 'Confirm in your wallet.',
  'stepText.bundled': 'Your wallet shows these together: confirm once.',
  'stepText.confirming': 'Waiting for the network. This takes a moment.',
  'stepText.repriced': 'You sped it up. Waiting for the network.',
  'stepText.queued':
    'Your wallet collects confirmations. You can leave and come back.',
  'stepText.posting': 'Sending it to the marketplace.',
  'working.quoting': 'Checking…',
  'working.resuming': 'Finishing what you began…',
  'working.settling': 'Almost there…',
  'working.waiting': 'Preparing…',
  'working.switching': 'Switch network in wallet…',
  'working.prompting': 'Confirm in wallet…',
  'working.confirming': 'Waiting for network…',
  'working.queued': 'Waiting for confirmations…',
  'working.posting': 'Publishing…',

  // Questions
  reviewTitle: 'We do not know all of this',
  reviewText:
    'The marketplace asks for something that we cannot fully check. Nothing has been sent yet.',
  reviewContinue: 'Continue anyway',
  reviewStop: 'Stop',
  askAgain: 'Ask my wallet again',
  consentTitle: 'Ask your wallet once more?',
  'consentText.buy':
    'The first request may still go through, and then you pay twice. Look at the activity in your wallet before you go on.',
  'consentText.list':
    'The first request may still go through, and then it is listed twice. Look at the activity in your wallet before you go on.',
  'consentText.cancel':
    'The first request may still go through, and then you pay the network twice. Look at the activity in your wallet before you go on.',
  consentAsk: 'I know, ask my wallet again',
  consentKeep: 'Do not ask again',

  // What is amiss with what the marketplace asks for
  findingAgreed: 'Agreed',
  findingFound: 'Asked for',
  findingMore: (count: number) => `${plural(count, 'thing', 'things')} more`,
  findingUnlimited: 'without limit',
  'finding.allowance': 'It lets another amount be taken than this needs.',
  'finding.body': 'What is sent to the marketplace afterwards looks wrong.',
  'finding.call': 'It calls a function that we do not know.',
  'finding.cancelAll': 'It cancels all of your listings.',
  'finding.chain': 'It is for another network.',
  'finding.contract': 'It goes to a contract that we do not know.',
  'finding.currency': 'It is paid in another currency.',
  'finding.encoding': 'It is written so that it can hide something.',
  'finding.expiry': 'It ends at another time.',
  'finding.fee': 'Someone receives a fee that you did not agree to.',
  'finding.item': 'It is about another item.',
  'finding.maker': 'It is a listing of someone else.',
  'finding.message': 'You would sign a text that we do not know.',
  'finding.method': 'It calls the marketplace in an unusual way.',
  'finding.missing': 'What you want is not part of it.',
  'finding.net': 'You would receive less.',
  'finding.operator': 'A contract that we do not know moves the tokens.',
  'finding.order': 'It is about another listing.',
  'finding.origin': 'Your signature would go to an address we do not know.',
  'finding.price': 'The price is another one.',
  'finding.quantity': 'The quantity is another one.',
  'finding.recipient': 'Someone else would receive it.',
  'finding.spender': 'A contract that we do not know could take your tokens.',
  'finding.start': 'It begins at another time.',
  'finding.total': 'It costs more.',
  'finding.transfer': 'It takes something else out of your wallet.',
  'finding.typedData': 'You would sign something that we do not know.',
  'finding.unasked': 'It does something that you did not ask for.',
  'finding.value': 'Another amount would be sent along.',
  'finding.zone': 'A contract that we do not know decides who may buy.',

  // What was begun before the page was loaded
  resumed: 'What you began before',
  'resumed.settling': (kind: string) => `Finishing your ${nounOf(kind)}…`,
  'resumed.running': (kind: string) => `Your ${nounOf(kind)} is under way`,
  'resumed.done': (kind: string) => `Your ${nounOf(kind)} went through`,
  'resumed.failed': (kind: string) => `Your ${nounOf(kind)} failed`,
  'resumed.interrupted': (kind: string) =>
    `Your ${nounOf(kind)} was not finished`,
  'resumed.unresolved': (kind: string) =>
    `We cannot tell what became of your ${nounOf(kind)}`,
  'resumedText.settling': 'You began it before this page was loaded.',
  'resumedText.running': 'Another tab or window is at it.',
  'resumedText.done': 'It went through while you were away.',
  'resumedText.failed': 'It came to an end without effect.',
  'resumedText.interrupted':
    'The rest of it was never sent. You can start it again.',
  'resumedText.unresolved':
    'Look at the activity in your wallet before you start it again.',

  // Failures
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
  'step.post': 'It is signed, but the marketplace did not take it.',
  'step.aborted': 'It was stopped.',
  'funds.no': 'Nothing was paid.',
  'funds.maybe':
    'It may still go through: look at your wallet before you retry.',
  'funds.yes': 'A transaction went through. You can go on from here.',
} satisfies Record<string, string | ((...values: never[]) => string)> &
  Record<`request.${RequestErrorReason}`, string> &
  Record<`step.${StepErrorReason}`, string> &
  Record<`finding.${GuardCode}`, string> &
  Record<`funds.${FundsMoved}`, string>

/** All texts: sentences, and functions that put values into them. */
export type Labels = {
  [key in keyof typeof defaultLabels]: (typeof defaultLabels)[key] extends (
    ...values: infer values
  ) => string
    ? (...values: values) => string
    : string
}

const feeNames: Record<string, string> = {
  creator: 'Creator royalty',
  marketplace: 'Marketplace fee',
  platform: 'Marketplace fee',
  royalty: 'Creator royalty',
}

function nounOf(kind: string): string {
  const nouns = { buy: 'purchase', cancel: 'cancellation', list: 'listing' }
  return nouns[kind as keyof typeof nouns] ?? 'transaction'
}
