'use client'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import { FlowQuestionPane } from '../parts/FlowQuestionPane.js'
import type { FlowStage } from '../parts/flowStage.js'
import { flowStage } from '../parts/flowStage.js'
import { useLabels } from '../parts/useLabels.js'
import { BasketReview } from './BasketReview.js'
import { BasketSuccess } from './BasketSuccess.js'
import { CartList } from './CartList.js'
import type { useCartCheckout } from './useCartCheckout.js'

/** Where a cart stands; written as `data-stage`. */
export type CartStage = FlowStage | 'cart'

/** The stage of a cart and its checkout. */
export function cartStage({
  basket,
  flow,
  group,
}: useCartCheckout.ReturnType): CartStage {
  return group ? flowStage(flow, basket.question) : 'cart'
}

/** The cart, or the checkout of one of its groups. */
export function CartPanes(props: {
  checkout: useCartCheckout.ReturnType
  id: string
  /** Closes the drawer; absent where there is none. */
  onClose?: (() => void) | undefined
}) {
  const { checkout, id, onClose } = props
  const { basket, cart, flow, group, leave } = checkout
  const labels = useLabels()
  const count = cart.lines.length
  const order = basket.items[0]?.order ?? group?.lines[0]?.order
  return (
    <>
      <header className="mk-cart-header">
        {group && !flow.isPending && !flow.isSuccess && (
          <button
            aria-label={labels.checkOutBack}
            className="mk-button"
            data-variant="icon"
            onClick={leave}
            type="button"
          >
            <ArrowLeft />
          </button>
        )}
        <h2 className="mk-cart-title" id={id}>
          {group ? labels.checkOut : labels.cart}{' '}
          {!group && count > 0 && (
            <span className="mk-cart-count">{labels.cartCount(count)}</span>
          )}
        </h2>
        {onClose && (
          <button
            aria-label={labels.close}
            className="mk-button"
            data-variant="icon"
            onClick={onClose}
            type="button"
          >
            <X />
          </button>
        )}
      </header>
      {!group || !order ? (
        <CartList
          cart={cart}
          onCheckOut={checkout.checkOut}
          onClose={onClose}
        />
      ) : basket.question.asked ? (
        <FlowQuestionPane
          kind="buy"
          money={{
            chainId: order.chainId,
            currencyAddress: order.priceCurrencyAddress,
          }}
          question={basket.question}
        />
      ) : basket.outcome ? (
        <BasketSuccess
          chainId={group.chainId}
          flow={flow}
          onDone={() => (count || !onClose ? leave() : onClose())}
          outcome={basket.outcome}
        />
      ) : (
        <BasketReview
          basket={basket}
          flow={flow}
          onClose={leave}
          order={order}
        />
      )}
    </>
  )
}
