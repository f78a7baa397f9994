import { plural } from './plural.js'

/** Prices with care, what is left half done, and the page of a marketplace. */
export const sellLabels = {
  // A price with care
  priceHelp: 'Suggested prices',
  priceBelowFloor: (share: string) => `${share} below the floor`,
  farBelowFloor: (share: string, floor: string) =>
    `This is ${share} below the floor of ${floor}. Whoever sees it first can buy it at once.`,
  belowOffer: (offer: string) => `Somebody already offers ${offer} for it.`,
  notCompared: (price: string) =>
    `Nothing tells how this compares with ${price}, which others ask or offer.`,
  marketUnknown:
    'Not everything could be read: what others ask and offer, and what you have listed.',
  alreadyListed: (price: string) =>
    `It is listed already, for ${price}. That listing stays open beside a new one.`,
  allListed:
    'All that you hold of it is listed already. Edit or cancel a listing first.',
  listedAlready: (count: string) => `${count} listed already`,
  editThat: 'Edit that listing',
  listAnyway: (price: string) => `List for ${price} anyway`,
  changeAnyway: (price: string) => `Change to ${price} anyway`,
  changePrice: 'Change the price',

  // Until when, and where
  untilDate: 'Until a date',
  endsAt: 'Ends on',
  timeZone: (zone: string) => `Time in ${zone}`,
  'endsAt.empty': 'Choose a day and a time.',
  'endsAt.tooSoon': (date: string) => `Choose a time after ${date}.`,
  'endsAt.tooLate': (date: string) => `Choose a time before ${date}.`,
  orderbook: 'Where to list',
  orderbookFee: (fee: string) => `${fee} fee`,

  // Changes left half done
  editLeft: (name: string) => `${name} is not for sale`,
  editLeftText: (price: string) =>
    `You were changing its price. The old listing is cancelled, and the one for ${price} was not made.`,
  editLeftBoth: (name: string) => `${name} is listed twice`,
  editLeftBothText: (price: string) =>
    `You were changing its price. The old listing for ${price} still stands.`,
  editLeftGoOn: 'Finish listing',

  // Cancelling what is over
  cancelFree: 'A signature is enough, so there is no network fee.',
  'cancelOver.filled': (name: string) => `${name} was sold already`,
  'cancelOver.cancelled': (name: string) => `${name} was cancelled already`,
  'cancelOver.expired': (name: string) => `The listing of ${name} had ended`,
  'cancelOver.other': (name: string) => `${name} is no longer listed`,
  cancelOverText: 'Nobody can buy from this listing. Nothing had to be sent.',
  cancelMine: 'Cancel some of them',
  mineListed: (count: number) =>
    plural('en', count, {
      one: '# of them is listed',
      other: '# of them are listed',
    }),

  // Sweeping
  sweep: 'Sweep',
  sweepValue: (count: string, all: string) => `${count} of ${all}`,
  sweepUnread: (count: number) =>
    plural('en', count, {
      one: 'Chosen from the # cheapest listing; there are more.',
      other: 'Chosen from the # cheapest listings; there are more.',
    }),

  // The page
  offline: 'You are offline.',
  offlineText: 'What you see may be out of date. It goes on once you are back.',
  widgetBroken: 'This part cannot be shown.',
}
