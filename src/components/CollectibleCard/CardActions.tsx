'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { Button } from '../base/Button.js'
import { ShoppingCart, X } from '../icon/icons.js'
import { formatAmount } from '../Price/formatPrice.js'
import { useKnownCurrency } from '../Price/useCurrency.js'
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
  const { action, cartAction, listAction, name, order } = card
  const labels = useLabels(cardLabels, commonLabels)
  const getProps = (it: CollectibleAction) => {
    const title = labels[actionLabelKeys[it]]
    return {
      'aria-label': labels.pair(title, name),
      onClick: () => onAction(it),
      title,
    }
  }
  return (
    <>
      {action === 'buy' && order ? (
        <Button data-variant="primary" onClick={() => onAction(action)}>
          <BuyText name={name} order={order} />
        </Button>
      ) : (
        action && (
          <Button
            {...getProps(action)}
            data-variant={getVariant(action)}
            title={undefined}
          >
            {labels[actionLabelKeys[action]]}
          </Button>
        )
      )}
      {listAction && (
        <Button {...getProps(listAction)} data-variant="cart">
          <Tag />
        </Button>
      )}
      {cartAction && (
        <Button {...getProps(cartAction)} data-variant="cart">
          {cartAction === 'addToCart' ? <ShoppingCart /> : <X />}
        </Button>
      )}
    </>
  )
}

/** The button's name is what can be seen, and the item. */
function BuyText(props: { name: string; order: Order }) {
  const { name, order } = props
  const labels = useLabels(cardLabels, commonLabels)
  const { locale } = useMarketKit()
  const currency = useKnownCurrency(order.chainId, order.priceCurrencyAddress)
  return (
    <span className="mk-card-buy">
      <span>{labels.buy}</span>{' '}
      {currency && (
        <span className="mk-price">
          {labels['card.buyFor'](
            formatAmount(getUnitPrice(order), currency, locale),
          )}
        </span>
      )}{' '}
      <span className="mk-sr-only">{name}</span>
    </span>
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
      <span>{labels[`card.flow.${flow}`]}</span>
    </span>
  )
}

export function getVariant(action: CollectibleAction): 'primary' | 'secondary' {
  return plainActions.includes(action) ? 'secondary' : 'primary'
}

const plainActions: readonly CollectibleAction[] = [
  'cancel',
  'removeFromCart',
  'view',
]
