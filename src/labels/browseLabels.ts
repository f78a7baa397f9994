/** Actions, collectibles and money. */
export const browseLabels = {
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

  // Anywhere
  pair: (name: string, value: string) => `${name}: ${value}`,
  several: (quantity: string, name: string) => `${quantity} × ${name}`,
  times: (quantity: string) => `×${quantity}`,

  // Collectibles
  unknownItem: 'Unknown item',
  untitled: (tokenId: string) => `#${tokenId}`,
  bestOffer: 'Best offer',
  collectibles: 'Collectibles',
  notListed: 'Not listed',
  owned: 'Owned',
  quantity: 'Quantity',
  named: (label: string, name: string) => `${label}: ${name}`,
  quantityOf: (available: string) => `of ${available}`,
  yours: 'Your listing',
  emptyGrid: 'There is nothing here yet.',
  gridError: 'The collectibles could not be loaded.',
  loading: 'Loading…',

  // Cards
  'card.addToCart': 'Add to cart',
  'card.bid': 'Offer',
  'card.broken': 'This one cannot be shown.',
  'card.edit': 'Edit listing',
  'card.expired': 'Ended',
  'card.flow.buy': 'Buying…',
  'card.flow.cancel': 'Cancelling…',
  'card.flow.cancelMany': 'Cancelling…',
  'card.flow.edit': 'Changing price…',
  'card.flow.list': 'Listing…',
  'card.flow.steps': 'Working…',
  'card.held': (quantity: string) => `You own ${quantity}`,
  'card.offer': 'Make an offer',
  'card.price.down': 'The price has dropped since you looked.',
  'card.price.other': 'The price has changed since you looked.',
  'card.price.up': 'The price has risen since you looked.',
  'card.removeFromCart': 'Remove from cart',
  'card.select': (name: string) => `Select ${name}`,
  'card.sold': 'Sold',
  'card.timeLeft': (time: string) => `${time} left`,
  'card.view': 'View',

  // Grids
  'grid.moreError': 'More of them could not be loaded.',
  'grid.next': 'Next page',
  'grid.page': (page: string) => `Page ${page}`,
  'grid.pages': 'Pages',
  'grid.previous': 'Previous page',
  'grid.refreshing': 'Looking for news…',
  'grid.stale': 'This may be out of date: it could not be read again.',

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
  wrapped: (symbol: string, coin: string) =>
    `${symbol} is ${coin} wrapped as a token, one for one.`,
}

const feeNames: Record<string, string> = {
  creator: 'Creator royalty',
  marketplace: 'Marketplace fee',
  platform: 'Marketplace fee',
  royalty: 'Creator royalty',
}
