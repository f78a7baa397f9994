import type { LabelsOf } from './labelsOf.js'
import { plural } from './plural.js'

export const tradeLabels = {
  additionalFees: 'Additional fees',
  addFunds: (symbol: string) => `Add ${symbol}`,
  approvalText:
    'Lets the marketplace contract move items of this collection once you’ve signed a listing for them. Needed once per collection.',
  approveCurrencyText:
    'Lets the marketplace contract spend exactly this amount.',
  balance: 'Your balance',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  insufficientFunds: (symbol: string) => `Not enough ${symbol}`,
  insufficientFundsText: (missing: string) =>
    `You need ${missing} more in this wallet.`,
  maximum: 'Max',
  named: (label: string, name: string) => `${label}: ${name}`,
  paid: (price: string) => `You paid ${price}.`,
  priceAccept: (price: string) => `Accept ${price}`,
  priceMoved: (before: string, now: string) =>
    `Price changed from ${before} to ${now}.`,
  priceUnverified:
    'We can’t verify this price: the currency’s contract doesn’t say how many decimals it has. You can’t buy with this currency here.',
  quantity: 'Quantity',
  quantityOf: (available: string) => `of ${available}`,
  'price.indivisible': (multiple: string) =>
    `Buyers can take fractions of this item, so its price must be a multiple of ${multiple}.`,
  'price.invalid': 'Enter a number, e.g. 0.5',
  'price.tooLarge': 'That price is too high.',
  'price.tooManyDecimals': (symbol: string, decimals: number) =>
    `${symbol} has at most ${plural('en', decimals, { one: '# decimal place', other: '# decimal places' })}.`,
  'price.zero': 'The price must be more than zero.',

  'working.quoting': 'Checking…',
  'working.resuming': 'Finishing up…',
  'working.indexing.buy': 'Paid. Waiting for the marketplace…',
  'working.indexing.list': 'Published. Waiting for the marketplace…',
  'working.indexing.cancel': 'Cancelled. Waiting for the marketplace…',
  'working.waiting': 'Preparing…',
  'working.switching': 'Switch network in wallet…',
  'working.switchingIn': (wallet: string) => `Switch network in ${wallet}…`,
  'working.prompting': 'Confirm in wallet…',
  'working.promptingIn': (wallet: string) => `Confirm in ${wallet}…`,
  'working.confirming': 'Waiting for network…',
  'working.queued': 'Waiting for signatures…',
  'working.posting': 'Publishing…',

  'wait.offline': 'You’re offline. We’ll continue when you’re back online.',
  'wait.quoting': 'The marketplace is taking longer than usual to answer.',
  'wait.resuming': 'Checking the result is taking longer than usual.',
  'wait.waiting': 'This is taking longer than usual.',
  'wait.switching': 'Open your wallet. It may be hiding the request to switch.',
  'wait.prompting': 'Open your wallet. It may be hiding the request.',
  'wait.confirming':
    'The network is taking longer than usual. You can close this, we’ll finish it.',
  'wait.unreachable':
    'Can’t reach the network. This may still go through, so don’t send it again.',
  'wait.posting': 'Publishing is taking longer than usual.',
  'wait.indexing':
    'This went through. The marketplace is taking longer than usual to show it.',

  reviewTitle: 'We can’t verify all of this',
  reviewText:
    'The marketplace asked for something we can’t fully verify. We haven’t sent it yet.',
  reviewContinue: 'Continue anyway',
  reviewStop: 'Stop',
  consentTitle: 'Send the request again?',
  'consentText.buy':
    'The first request may still go through. You’d then pay twice, or at least pay the network fee twice. Check your wallet’s activity first.',
  'consentText.list':
    'The first request may still go through. The item would then be listed twice. Check your wallet’s activity first.',
  'consentText.cancel':
    'The first request may still go through. You’d then pay the network fee twice. Check your wallet’s activity first.',
  consentAsk: 'I’ve checked, send again',
  consentKeep: 'Don’t send again',

  copyLink: 'Copy link',
  done: 'Done',
  share: 'Share',
  viewItem: 'View item',
}

export type TradeLabels = LabelsOf<typeof tradeLabels>
