'use client'
import { cartLabels } from '../../labels/cartLabels.js'
import { Button } from '../base/Button.js'
import { toMoney } from '../failure/FindingList.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { ArrowLeft } from '../icon/icons.js'
import { BasketReview } from '../purchase/BasketReview.js'
import { BasketSuccess } from '../purchase/BasketSuccess.js'
import { getBasketState } from '../purchase/useBasket.js'
import { useLabels } from '../text/useLabels.js'
import { FlowQuestionPane } from '../trade/FlowQuestionPane.js'
import { type DialogStage, getStage } from '../trade/tradeState.js'
import { CartList } from './CartList.js'
import type { useCartDrawer } from './useCartDrawer.js'

/** Where a cart stands; written as `data-stage`. */
export type CartStage = DialogStage | 'cart'

export function getCartStage(checkout: useCartDrawer.ReturnType): CartStage {
  return checkout.group
    ? getStage(getBasketState(checkout), checkout.question)
    : 'cart'
}

export function useCartHeader({
  cart,
  flow,
  group,
  leave,
}: useCartDrawer.ReturnType) {
  const labels = useLabels(cartLabels)
  const count = cart.lines.length
  return {
    start: group && !flow.isPending && !flow.isSuccess && (
      <Button
        aria-label={labels.checkOutBack}
        data-variant="icon"
        onClick={leave}
      >
        <ArrowLeft />
      </Button>
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

export function CartPanes(props: {
  additionalFees: useCartDrawer.Parameters['additionalFees']
  checkout: useCartDrawer.ReturnType
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
          money={toMoney(order)}
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
