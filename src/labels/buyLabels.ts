export const buyLabels = {
  buyTitle: 'Buy',
  included: 'included',
  networkFee: 'Network fee',
  networkFeeByWallet: 'shown in your wallet',
  notForSaleYet: 'Not for sale yet',
  notForSaleYetText:
    'This listing is being published. You can buy it in a moment.',
  orderGone: 'This listing is gone: it was sold or cancelled, or has expired.',
  orderGoneNext: (price: string) => `Buy the next one for ${price}`,
  ownedNow: 'You own this now.',
  ownListing: 'This is your own listing.',
  quantityShrunk: (available: string) => `Only ${available} left.`,
  several: (quantity: string, name: string) => `${quantity} × ${name}`,
  unitPrice: 'Price each',
}
