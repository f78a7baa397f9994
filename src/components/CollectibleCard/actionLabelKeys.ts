import type { CollectibleAction } from './cardState.js'

/** The key of each action's text. */
export const actionLabelKeys = {
  addToCart: 'card.addToCart',
  buy: 'buy',
  cancel: 'cancel',
  edit: 'card.edit',
  list: 'list',
  offer: 'card.offer',
  removeFromCart: 'card.removeFromCart',
  view: 'card.view',
} as const satisfies Record<CollectibleAction, string>
