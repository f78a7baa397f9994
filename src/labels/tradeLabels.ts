import { plural } from './plural.js'

/** Buying, listing and cancelling. */
export const tradeLabels = {
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
  ownedNow: 'You own it now.',
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
    `${symbol} has at most ${plural('en', decimals, { one: '# decimal place', other: '# decimal places' })}.`,
  'price.tooLarge': 'That is more than a contract can count.',
  'price.zero': 'The price must be more than zero.',

  // Cancelling
  cancelTitle: 'Cancel listing',
  cancelText:
    'Nobody can buy it from this listing afterwards. Until then it stays valid, even if you move the item away and back.',
  cancelGas: 'A transaction is needed, so the network takes a small fee.',
  cancelled: (name: string) => `${name} is no longer listed`,
  cancelledText: 'It stays in your wallet.',
}
