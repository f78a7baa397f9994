'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { formatCount } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { PayAction } from '../trade/PayAction.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import type { TradeState } from '../trade/tradeState.js'
import { useOrderPriceText, usePriceText } from '../trade/usePriceText.js'
import { BuyChecks } from './BuyChecks.js'
import { BuyNotice } from './BuyNotice.js'
import { BuyRows } from './BuyRows.js'
import { buyLabels } from './buyLabels.js'
import type { usePurchase } from './usePurchase.js'

/** The price, the steps and the checks of a purchase, and its button. */
export function BuyReview(props: {
  money: FlowMoney
  name: string
  onClose: () => void
  purchase: usePurchase.ReturnType
  state: TradeState
}) {
  const { money, name, onClose, purchase, state } = props
  const { currency, flow, missing, order, plan, quantity } = purchase
  const labels = useLabels(buyLabels, tradeLabels)
  const { locale } = useMarketKit()
  const write = usePriceText(currency)
  return (
    <>
      <div className="mk-dialog-body">
        <BuyRows purchase={purchase} />
        <FlowSteps
          account={flow.account}
          chainId={order.chainId}
          hints={{ tokenApproval: labels.approveCurrencyText }}
          pending={state.status === 'working'}
          progress={flow.progress}
          quote={purchase.quote.data}
          subject={currency.symbol}
        />
        {plan && missing === undefined && (
          <BuyChecks
            currency={currency}
            item={
              quantity > 1n
                ? labels.several(formatCount(quantity, locale), name)
                : name
            }
            money={money}
            order={order}
            plan={plan}
          />
        )}
        <BuyNotice
          money={money}
          purchase={purchase}
          state={state}
          write={write}
        />
      </div>
      <footer className="mk-dialog-footer">
        <BuyAction onClose={onClose} purchase={purchase} />
      </footer>
    </>
  )
}

function BuyAction(props: {
  onClose: () => void
  purchase: usePurchase.ReturnType
}) {
  const { onClose, purchase } = props
  const { next, order, other, takeOther } = purchase
  const labels = useLabels(buyLabels, commonLabels)
  return (
    <PayAction
      cost={purchase}
      getLabel={labels.buyFor}
      onClose={onClose}
      order={order}
      trade={purchase}
    >
      {next === 'notYet' ? (
        <ActionButton disabled>{labels.notForSaleYet}</ActionButton>
      ) : (
        other && <OtherButton onClick={takeOther} order={other} />
      )}
    </PayAction>
  )
}

function OtherButton(props: { onClick: () => void; order: Order }) {
  const labels = useLabels(buyLabels)
  const price = useOrderPriceText(props.order)
  return (
    <ActionButton onClick={props.onClick}>
      {labels.orderGoneNext(price)}
    </ActionButton>
  )
}
