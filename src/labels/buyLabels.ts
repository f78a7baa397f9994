import { plural } from './plural.js'

/** What a purchase shows before and after, and what is under way. */
export const buyLabels = {
  // Before the wallet opens
  networkFee: 'Network fee',
  networkFeeByWallet: 'added by your wallet',
  maximum: 'Max',
  quantityShrunk: (available: string) =>
    `Fewer are left: ${available} at most now.`,
  priceMoved: (before: string, now: string) =>
    `The price went from ${before} to ${now}.`,
  priceAccept: (price: string) => `Accept ${price}`,
  notForSaleYet: 'Not for sale yet',
  notForSaleYetText:
    'This listing is being published. It can be bought in a moment.',
  ownListing: 'This is your own listing.',
  addFunds: (symbol: string) => `Add ${symbol}`,
  viewItem: 'View item',

  // What was checked
  'checked.match': 'Checked: it does what you agree to',
  'checked.unknown': 'Not all of it could be checked',
  'checked.mismatch': 'It asks for something else',
  'checked.fails': 'It would fail now',
  'checked.approve': (amount: string, who: string) =>
    `Lets ${who} take ${amount}`,
  'checked.approveAll': (who: string) =>
    `Lets ${who} move this collection’s items`,
  'checked.pay': (amount: string) => `Pays ${amount}, no more`,
  'checked.receive': (item: string) => `Brings you ${item}`,
  'checked.fee': (amount: string, who: string) =>
    `Of that, ${amount} goes to ${who}`,
  'checked.tried': 'Tried on the network just now: it would go through',
  'checked.triedFirst': 'Its first step was tried on the network just now',
  'checked.notTried': 'It could not be tried on the network beforehand',

  // What is under way
  'tray.title': 'Your activity',
  'tray.open': (count: number) =>
    plural('en', count, {
      one: 'Your activity: # trade under way',
      other: 'Your activity: # trades under way',
    }),
  'tray.empty': 'Nothing is under way.',
  'tray.disconnected': 'Connect your wallet to see what you began.',
  'tray.failed': 'What you began could not be read.',
  'tray.view': 'View',
}
