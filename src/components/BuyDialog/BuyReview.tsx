'use client'
import { describeError } from '../../describeError.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { failureLabels } from '../../labels/failureLabels.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { formatCount } from '../Price/formatPrice.js'
import { useOrderPriceText, usePriceText } from '../Price/usePriceText.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { PayAction } from '../trade/PayAction.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { isPaused, type TradeState } from '../trade/tradeState.js'
import { BuyChecks } from './BuyChecks.js'
import { BuyRows } from './BuyRows.js'
import { buyLabels } from './buyLabels.js'
import type { usePurchase } from './usePurchase.js'

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

function BuyNotice(props: {
  money: FlowMoney
  purchase: usePurchase.ReturnType
  state: TradeState
  write: (amount: bigint) => string
}) {
  const { purchase, state } = props
  const { progress } = purchase.flow
  const labels = useLabels(buyLabels, failureLabels)
  if (state.status === 'working') return null
  switch (purchase.end) {
    case 'checking':
    case 'bought':
      return null
    case 'pending':
      return <Notice tone="neutral">{labels.notForSaleYetText}</Notice>
    case 'own':
      return <Notice tone="neutral">{labels.ownListing}</Notice>
    case 'owned':
      return <Notice tone="neutral">{labels.ownedNow}</Notice>
    case 'gone': {
      const { funds } = describeError(purchase.flow.error, labels, progress)
      return (
        <Notice tone="warning">
          {labels.orderGone} {funds}
        </Notice>
      )
    }
    case undefined:
      return <PriceNotice {...props} />
  }
}

function PriceNotice(props: Parameters<typeof BuyNotice>[0]) {
  const { money, purchase, write } = props
  const { available, error, flow, missing, news, order, wallet } = purchase
  const labels = useLabels(buyLabels, tradeLabels)
  const { locale } = useMarketKit()
  const moved = news && (
    <Notice tone={news.mustAccept ? 'warning' : 'neutral'}>
      {labels.priceMoved(write(news.before), write(getUnitPrice(order)))}
    </Notice>
  )
  if (error) {
    // The button already says which account to switch to.
    if (wallet.status === 'wrongAccount' && isPaused(error)) return null
    return (
      <>
        <ErrorNotice error={error} money={money} progress={flow.progress} />
        {purchase.next === 'accept' && moved}
      </>
    )
  }
  if (moved) return moved
  if (purchase.hasShrunk)
    return (
      <Notice tone="neutral">
        {labels.quantityShrunk(formatCount(available, locale))}
      </Notice>
    )
  return missing === undefined ? null : (
    <Notice tone="warning">
      {labels.insufficientFundsText(write(missing))}
    </Notice>
  )
}
