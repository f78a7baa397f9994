'use client'
import {
  type CartLine,
  isBeingBought,
  isUnavailable,
} from '../../hooks/cart/cartLines.js'
import { useCart } from '../../hooks/cart/useCart.js'
import { cartLabels } from '../../labels/cartLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { getAvailableQuantity, isOneToken } from '../../order/quantity.js'
import { Button } from '../base/Button.js'
import { X } from '../icon/icons.js'
import { OrderPrice } from '../Price/OrderPrice.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { OrderIdentity } from '../trade/ItemIdentity.js'
import { ItemPicture } from '../trade/ItemPicture.js'
import { QuantityStepper } from '../trade/QuantityStepper.js'
import { useOrderMetadata } from '../trade/useMetadata.js'
import { CartLineNews } from './CartLineNews.js'

export function CartLineRow({ line }: { line: CartLine }) {
  const { now, order, quantity, status } = line
  const labels = useLabels(cartLabels, commonLabels)
  const { remove, setQuantity } = useCart()
  const metadata = useOrderMetadata(line)
  const name = getCollectibleName(metadata, labels)
  const available = getAvailableQuantity(now)
  return (
    <li className="mk-cart-line" data-state={status}>
      <ItemPicture metadata={metadata} />
      <div className="mk-cart-line-content">
        <bdi className="mk-basket-name">{name}</bdi>
        {status === 'gone' || status === 'own' ? (
          <span className="mk-cart-line-news">
            {labels[`cartLine.${status}`]}
          </span>
        ) : (
          <OrderPrice order={now} />
        )}
        <OrderIdentity order={order} />
      </div>
      <Button
        aria-label={labels.removeFromCart(name)}
        data-variant="icon"
        onClick={() => remove(order)}
      >
        <X />
      </Button>
      {!isUnavailable(line) &&
        !isBeingBought(line) &&
        !(isOneToken(now, available) && isOneToken(now, quantity)) && (
          <QuantityStepper
            max={available}
            name={name}
            order={now}
            onChange={(next) => setQuantity(now, String(next))}
            value={BigInt(quantity)}
          />
        )}
      <CartLineNews line={line} />
    </li>
  )
}
