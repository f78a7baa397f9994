'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { cardLabels } from '../../labels/cardLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { Button } from '../base/Button.js'
import { actionLabelKeys, getVariant } from '../collectible/actions.js'
import type { CollectibleAction } from '../collectible/cardState.js'
import { ShoppingCart, Tag, X } from '../icon/icons.js'
import { formatAmount } from '../Price/formatPrice.js'
import { useKnownCurrency } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'
import type { useCollectibleCard } from './useCollectibleCard.js'

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
