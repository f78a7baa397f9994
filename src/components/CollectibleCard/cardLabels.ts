import type { LabelsOf } from '../../labels/labelsOf.js'

export const cardLabels = {
  inCart: 'In cart',
  owned: 'Owned',
  yours: 'Your listing',
  'card.addToCart': 'Add to cart',
  'card.bid': 'Offer',
  'card.buyFor': (price: string) => `for ${price}`,
  'card.edit': 'Edit listing',
  'card.expired': 'Ended',
  'card.flow.buy': 'Buying…',
  'card.flow.cancel': 'Cancelling…',
  'card.flow.cancelMany': 'Cancelling…',
  'card.flow.edit': 'Updating listing…',
  'card.flow.list': 'Listing…',
  'card.flow.listMany': 'Listing…',
  'card.flow.steps': 'In progress…',
  'card.flow.waiting': 'Waiting…',
  'card.held': (quantity: string) => `You own ${quantity}`,
  'card.offer': 'Make offer',
  'card.price.down': 'The price has dropped since you last looked.',
  'card.price.other': 'The price has changed since you last looked.',
  'card.price.up': 'The price has risen since you last looked.',
  'card.removeFromCart': 'Remove from cart',
  'card.select': (name: string) => `Select ${name}`,
  'card.sold': 'Sold',
  'card.timeLeft': (time: string) => `${time} left`,
  'card.view': 'View',
}

export type CardLabels = LabelsOf<typeof cardLabels>
