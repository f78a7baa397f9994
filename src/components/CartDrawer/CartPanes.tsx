'use client'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { useLabels } from '../text/useLabels.js'
import { FlowQuestionPane } from '../trade/FlowQuestionPane.js'
import { type DialogStage, getStage } from '../trade/tradeState.js'
import { BasketReview } from './BasketReview.js'
import { BasketSuccess } from './BasketSuccess.js'
import { getBasketState } from './basketState.js'
import { CartList } from './CartList.js'
import { cartLabels } from './cartLabels.js'
import { ArrowLeft } from './icons.js'
import type { useCartCheckout } from './useCartCheckout.js'

/** Where a cart stands; written as `data-stage`. */
export type CartStage = DialogStage | 'cart'

/** The stage of a cart and its checkout. */
export function cartStage(checkout: useCartCheckout.ReturnType): CartStage {
  return checkout.group
    ? getStage(getBasketState(checkout), checkout.question)
    : 'cart'
}

/** The title of a cart, and the button that leaves a checkout. */
export function useCartHeader({
  cart,
  flow,
  group,
  leave,
}: useCartCheckout.ReturnType) {
  const labels = useLabels(cartLabels)
  const count = cart.lines.length
  return {
    start: group && !flow.isPending && !flow.isSuccess && (
      <button
        aria-label={labels.checkOutBack}
        className="mk-button"
        data-variant="icon"
        onClick={leave}
        type="button"
      >
        <ArrowLeft />
      </button>
    ),
    title: (
      <>
        <span className="mk-dialog-subject">
          {group ? labels.checkOut : labels.cart}
        </span>{' '}
        {!group && count > 0 && (
          <span className="mk-cart-count">{labels.cartCount(count)}</span>
        )}
      </>
    ),
  }
}

/** The cart, or the checkout of one of its groups. */
export function CartPanes(props: {
  additionalFees: useCartCheckout.Parameters['additionalFees']
  checkout: useCartCheckout.ReturnType
  /** Closes the drawer; absent where there is none. */
  onClose?: (() => void) | undefined
}) {
  const { additionalFees, checkout, onClose } = props
  const { basket, cart, flow, group, leave, question } = checkout
  const hasMore = cart.lines.length > 0
  const restCount = cart.groups.flatMap(({ lines }) => lines).length
  const order = basket.items[0]?.order ?? group?.lines[0]?.order
  return (
    <WidgetBoundary of={group?.id}>
      {!group || !order ? (
        <CartList
          additionalFees={additionalFees}
          cart={cart}
          onCheckOut={checkout.checkOut}
          onClose={onClose}
        />
      ) : question.asked ? (
        <FlowQuestionPane
          kind="buy"
          money={{
            chainId: order.chainId,
            currencyAddress: order.priceCurrencyAddress,
          }}
          question={question}
        />
      ) : basket.outcome ? (
        <BasketSuccess
          chainId={group.chainId}
          flow={flow}
          hasMore={hasMore}
          onDone={() => (hasMore || !onClose ? leave() : onClose())}
          outcome={basket.outcome}
          restCount={restCount}
        />
      ) : (
        <BasketReview onClose={leave} order={order} trade={checkout} />
      )}
    </WidgetBoundary>
  )
}
