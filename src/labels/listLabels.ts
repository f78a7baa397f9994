export const listLabels = {
  listTitle: 'List for sale',
  listAction: (price: string) => `List for ${price}`,
  listAnyway: (price: string) => `List for ${price} anyway`,
  listingFees: 'Marketplace and creator fees',
  listedAlready: (count: string) => `${count} already listed`,
  notOwned: 'You don’t own this item.',
  allListed:
    'Everything you own here is already listed. Edit or cancel a listing first.',
  alreadyListed: (price: string) =>
    `Already listed for ${price}. That listing stays live.`,
  editThat: 'Edit that listing',
  earnings: 'You receive',

  belowOffer: (offer: string) => `There’s already an offer of ${offer}.`,
  changePrice: 'Change price',
  divisible:
    'The marketplace says this item can be divided into fractions. If it can’t, you’d sell more than you see here.',
  enterPrice: 'Enter a price',
  farBelowFloor: (share: string, floor: string) =>
    `This is ${share} below the floor of ${floor}. Anyone can buy it immediately.`,
  marketUnknown: 'We couldn’t load market prices or your listings.',
  notCompared: (price: string) => `We can’t compare this with ${price}.`,
  priceBelowFloor: (share: string) => `${share} below the floor`,
  priceHelp: 'Suggested prices',
  pricePerItem: 'Price per item',

  duration: 'Duration',
  endsAt: 'Ends on',
  'endsAt.empty': 'Choose a date and time.',
  'endsAt.tooSoon': (date: string) => `Choose a time after ${date}.`,
  'endsAt.tooLate': (date: string) => `Choose a time before ${date}.`,
  expires: (date: string) => `Ends ${date}`,
  timeZone: (zone: string) => `Time zone: ${zone}`,
  untilDate: 'Custom date',

  viewListing: 'View listing',

  orderbook: 'Where to list',
  orderbookFee: (fee: string) => `${fee} fee`,
}
