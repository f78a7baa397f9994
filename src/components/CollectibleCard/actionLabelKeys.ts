import type { CollectibleAction } from './cardState.js'

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
