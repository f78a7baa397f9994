'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { Button } from '../base/Button.js'
import { ShoppingCart, X } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { cardLabels } from './cardLabels.js'
import type { CollectibleAction } from './cardState.js'
import { Tag } from './icons.js'
import type { useCollectibleCard } from './useCollectibleCard.js'

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

export function CardActions(props: {
  card: useCollectibleCard.ReturnType
  onAction: (action: CollectibleAction) => void
}) {
  const { card, onAction } = props
  const { action, cartAction, listAction, name } = card
  const labels = useLabels(cardLabels, commonLabels)
  return (
    <>
      {action && (
        <Button
          aria-label={labels.pair(labels[actionLabelKeys[action]], name)}
          data-variant={getVariant(action)}
          onClick={() => onAction(action)}
        >
          {labels[actionLabelKeys[action]]}
        </Button>
      )}
      {listAction && (
        <Button
          aria-label={labels.pair(labels.list, name)}
          data-variant="cart"
          onClick={() => onAction(listAction)}
          title={labels.list}
        >
          <Tag />
        </Button>
      )}
      {cartAction && (
        <Button
          aria-label={labels.pair(labels[actionLabelKeys[cartAction]], name)}
          data-variant="cart"
          onClick={() => onAction(cartAction)}
          title={labels[actionLabelKeys[cartAction]]}
        >
          {cartAction === 'addToCart' ? <ShoppingCart /> : <X />}
        </Button>
      )}
    </>
  )
}

export function CardBusy({
  flow,
}: {
  flow: NonNullable<useCollectibleCard.ReturnType['flow']>
}) {
  const labels = useLabels(cardLabels)
  return (
    <span className="mk-card-busy" role="status">
      <span className="mk-spinner" />
      {labels[`card.flow.${flow}`]}
    </span>
  )
}

/** Only actions towards a trade are primary. */
export function getVariant(action: CollectibleAction): 'primary' | 'secondary' {
  return plainActions.includes(action) ? 'secondary' : 'primary'
}

const plainActions: readonly CollectibleAction[] = [
  'cancel',
  'removeFromCart',
  'view',
]
