import {
  ConfigurationError,
  type FundsMoved,
  InvalidResponseError,
  InvalidStepError,
  RequestError,
  type RequestErrorReason,
  StepError,
  type StepErrorReason,
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
  'stepText.confirming': 'Waiting for the network. This takes a moment.',
  'stepText.posting': 'Sending it to the marketplace.',
  'working.quoting': 'Checking…',
  'working.settling': 'Almost there…',
  'working.waiting': 'Preparing…',
  'working.switching': 'Switch network in wallet…',
  'working.prompting': 'Confirm in wallet…',
  'working.confirming': 'Waiting for network…',
  'working.posting': 'Publishing…',

  // Failures
  'error.unknown': 'Something went wrong.',
  'error.configuration': 'This widget is not set up correctly.',
  'error.invalidResponse': 'The marketplace sent an answer we cannot read.',
  'error.invalidStep':
    'The marketplace asked for something we cannot carry out safely, so nothing was sent.',
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
  'step.wallet': 'Your wallet could not do this.',
  'step.insufficientFunds': 'This costs more than your wallet holds.',
  'step.reverted': 'The network refused it: someone may have been faster.',
  'step.replaced': 'You replaced the transaction by another one.',
  'step.cancelled': 'You cancelled the transaction in your wallet.',
  'step.notConfirmed': 'It was sent, but the network has not confirmed it yet.',
  'step.post': 'It is signed, but the marketplace did not take it.',
  'step.aborted': 'It was stopped.',
  'funds.no': 'Nothing was paid.',
  'funds.maybe':
    'It may still go through: look at your wallet before you retry.',
  'funds.yes': 'A transaction went through. You can go on from here.',
} satisfies Record<string, string | ((...values: never[]) => string)> &
  Record<`request.${RequestErrorReason}`, string> &
  Record<`step.${StepErrorReason}`, string> &
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

/**
 * What to tell a person about a failure, chosen by the error's class and code:
 * what happened, and what became of the money.
 */
export function describeError(
  error: unknown,
  labels: Labels,
): { text: string; funds?: string | undefined } {
  if (error instanceof RequestError)
    return { text: labels[`request.${error.reason}`] }
  if (error instanceof StepError)
    return {
      text: labels[`step.${error.reason}`],
      funds: labels[`funds.${error.fundsMoved}`],
    }
  if (error instanceof InvalidStepError)
    return { text: labels['error.invalidStep'], funds: labels['funds.no'] }
  if (error instanceof InvalidResponseError)
    return { text: labels['error.invalidResponse'] }
  if (error instanceof ConfigurationError)
    return { text: labels['error.configuration'] }
  return { text: labels['error.unknown'] }
}
