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

export function getVariant(action: CollectibleAction): 'primary' | 'secondary' {
  return plainActions.includes(action) ? 'secondary' : 'primary'
}

const plainActions: readonly CollectibleAction[] = [
  'cancel',
  'removeFromCart',
  'view',
]
