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
}

const feeNames: Record<string, string> = {
  creator: 'Creator royalty',
  marketplace: 'Marketplace fee',
  platform: 'Marketplace fee',
  royalty: 'Creator royalty',
}
