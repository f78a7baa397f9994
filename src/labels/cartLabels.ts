import { plural } from './plural.js'

type Count = number | bigint

const items = (count: Count) =>
  plural('en', count, { one: '# item', other: '# items' })
const listings = (count: Count) =>
  plural('en', count, { one: '# listing', other: '# listings' })

/** The cart, sweeping, editing and cancelling several. */
export const cartLabels = {
  // Cart
  cart: 'Cart',
  cartOf: (count: number) => `Cart, ${items(count)}`,
  cartCount: (count: number) => items(count),
  addToCart: 'Add to cart',
  inCart: 'In cart',
  removeFromCart: (name: string) => `Remove ${name} from the cart`,
  cartFull: (most: number) =>
    `Your cart is full: it holds ${items(most)}. Check out or remove some first.`,
  clearCart: 'Remove all',
  cartPutBack: 'Put them back',
  cartEmpty: 'Your cart is empty',
  cartEmptyText: 'Collect listings while you browse, and pay for them at once.',
  cartBrowse: 'Keep browsing',
  cartApart:
    'Each is paid on its own: collection, marketplace or currency differ.',
  cartUnavailable: (count: number) =>
    plural('en', count, { other: 'Not for sale any more (#)' }),
  cartRemoveUnavailable: 'Remove',
  'cartLine.gone': 'Sold, cancelled or expired',
  'cartLine.own': 'This is your own listing',
  'cartLine.cheaper': (before: string) => `Cheaper than before (${before})`,
  'cartLine.dearer': (before: string) => `It was ${before} before`,
  'cartLine.fewer': (available: string) => `Only ${available} left`,
  cartAccept: (price: string) => `Take it for ${price}`,
  cartAcceptFewer: (available: string) => `Take ${available}`,
  cartReplace: (price: string) => `Take the next one for ${price}`,
  checkOut: 'Check out',
  checkOutOf: (count: number) => `Check out ${items(count)}`,
  checkOutBack: 'Back to the cart',
  basketBuy: (count: bigint, price: string) =>
    count === 1n
      ? `Buy for ${price}`
      : `Buy ${plural('en', count, { other: '#' })} for ${price}`,
  basketItems: (count: number) => items(count),
  basketGone: (name: string) => `${name} was sold, cancelled or has expired.`,
  basketLeaveOut: 'Go on without it',
  basketBought: (count: bigint) =>
    count === 1n ? 'It is yours' : `${items(count)} are yours`,
  basketPartly: (bought: bigint, all: bigint) =>
    `${plural('en', bought, { other: '#' })} of ${items(all)} are yours`,
  basketMissedText:
    'Somebody else was faster to buy the others. You did not pay for them.',
  basketYours: 'Yours',
  basketMissed: 'Missed',

  // Sweep
  sweepTitle: 'Sweep the cheapest',
  sweepBy: 'Choose by',
  sweepByCount: 'Number',
  sweepByBudget: 'Budget',
  sweepCount: 'How many',
  sweepBudget: 'At most',
  sweepFound: (count: number | bigint) => `${items(count)} for sale`,
  sweepUpTo: (count: number | bigint) => `Up to ${items(count)} at once`,
  sweepEmpty: 'Nothing is for sale in this currency.',
  sweepOthers: 'Listings in other currencies are left out.',
  sweepTooLittle: (price: string) => `The cheapest costs ${price}.`,
  sweepNothing: 'Choose how many',
  sweepRange: 'Cheapest to dearest',
  sweepLimited: (most: number) =>
    `One purchase takes from ${listings(most)} at most.`,

  // Editing
  editTitle: 'Edit listing',
  editAction: (price: string) => `Change to ${price}`,
  editNothing: 'Nothing changed',
  editCancelFirst:
    'First the old listing is cancelled, so that nobody can buy at the old price. Then the new one is made. In between it is not for sale.',
  editListFirst:
    'First the new listing is made, so that it stays for sale. Then the old one, which is no cheaper, is cancelled.',
  editStay: 'Keep this open: your wallet asks for each of the two.',
  editPartCancel: (price: string) => `Cancel the listing for ${price}`,
  editPartList: 'Make the new listing',
  editFree: 'Signature only, no network fee',
  editGas: 'Transaction, with a network fee',
  editCancelOld: 'Cancel the old listing',
  editUnlisted:
    'The old listing is cancelled, and it is not for sale now. List it anew to go on.',
  editBoth: (price: string) =>
    `Both listings stand now. The old one for ${price} can still be bought until you cancel it.`,
  editSold: 'It was sold meanwhile, so there is nothing to change.',
  edited: (name: string) => `${name} has a new price`,
  editedText: 'The old listing is cancelled, and buyers see the new one.',

  // Cancelling several
  cancelManyTitle: 'Cancel listings',
  cancelManyCount: (count: number) => listings(count),
  cancelManyText: (count: number) =>
    plural('en', count, {
      one: 'Nobody can buy from it afterwards. Until then it stays valid, even if you move the item away and back.',
      other:
        'Nobody can buy from them afterwards. Until then each stays valid, even if you move the item away and back. Your wallet asks # times.',
    }),
  cancelManyAction: (count: number) => `Cancel ${listings(count)}`,
  cancelManyGoOn: (count: number) => `Go on with ${listings(count)}`,
  cancelManyNone: 'Choose a listing',
  cancelManyStopped: 'It stopped here. Nothing is sent for the others.',
  cancelManyDone: (count: number) =>
    plural('en', count, {
      one: '# listing is off the market',
      other: '# listings are off the market',
    }),
  cancelManyKept: 'They stay in your wallet.',
  'cancelPart.waiting': 'Waiting',
  'cancelPart.working': 'Cancelling',
  'cancelPart.done': 'Cancelled',
  'cancelPart.over': 'Was over already',
  'cancelPart.failed': 'Still listed',
}
