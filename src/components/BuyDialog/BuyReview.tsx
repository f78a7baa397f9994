'use client'
import { describeError } from '../../describeError.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { buyLabels } from '../../labels/buyLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { failureLabels } from '../../labels/failureLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { getQuantityDecimals, isOneToken } from '../../order/quantity.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import { toMoney } from '../failure/FindingList.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { formatCount, roundUp } from '../Price/formatPrice.js'
import { useOrderPriceText, usePriceText } from '../Price/usePriceText.js'
import { BuyCosts } from '../purchase/BuyCosts.js'
import { useLabels } from '../text/useLabels.js'
import { PayAction } from '../trade/PayAction.js'
import { isPaused } from '../trade/tradeState.js'
import { BuyRows } from './BuyRows.js'
import type { useBuyDialog } from './useBuyDialog.js'

export function BuyReview(props: {
  name: string
  onClose: () => void
  purchase: useBuyDialog.ReturnType
}) {
  const { name, onClose, purchase } = props
  const { flow, order, quantity, total } = purchase
  const labels = useLabels(buyLabels)
  const { locale } = useMarketKit()
  return (
    <>
      <div className="mk-dialog-body">
        <BuyCosts
          cost={purchase}
          flow={flow}
          item={
            isOneToken(order, quantity)
              ? name
              : labels.several(
                  formatCount(quantity, locale, getQuantityDecimals(order)),
                  name,
                )
          }
          order={order}
          usd={toDollars(order, total)}
        >
          <BuyRows purchase={purchase} />
        </BuyCosts>
        <BuyNotice purchase={purchase} />
      </div>
      <footer className="mk-dialog-footer">
        <BuyAction onClose={onClose} purchase={purchase} />
      </footer>
    </>
  )
}

/** For display only: the rate is the service's. */
function toDollars(order: Order, total: bigint): number | undefined {
  const { priceAmount, priceUSD } = order
  if (!priceUSD || priceAmount === '0') return undefined
  return priceUSD * (Number(total) / Number(priceAmount))
}

function BuyAction(props: {
  onClose: () => void
  purchase: useBuyDialog.ReturnType
}) {
  const { onClose, purchase } = props
  const { next, order, alternative, switchToAlternative } = purchase
  const labels = useLabels(buyLabels, commonLabels)
  return (
    <PayAction
      cost={purchase}
      getLabel={labels.buyFor}
      onClose={onClose}
      order={order}
      trade={purchase}
    >
      {next === 'pending' ? (
        <ActionButton disabled>{labels.notForSaleYet}</ActionButton>
      ) : (
        alternative && (
          <OtherButton onClick={switchToAlternative} order={alternative} />
        )
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

function BuyNotice({ purchase }: { purchase: useBuyDialog.ReturnType }) {
  const { end, flow } = purchase
  const labels = useLabels(buyLabels, failureLabels)
  if (flow.isPending) return null
  switch (end) {
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
      const { funds } = describeError(flow.error, labels, flow.progress)
      return (
        <Notice tone="warning">{`${labels.orderGone} ${funds ?? ''}`}</Notice>
      )
    }
    case undefined:
      return <PriceNotice purchase={purchase} />
  }
}

function PriceNotice({ purchase }: { purchase: useBuyDialog.ReturnType }) {
  const { available, error, flow, missing, priceChange, order, wallet } =
    purchase
  const write = usePriceText(purchase.currency)
  const labels = useLabels(buyLabels, tradeLabels)
  const { locale } = useMarketKit()
  const moved = priceChange && (
    <Notice tone={priceChange.mustAccept ? 'warning' : 'neutral'}>
      {labels.priceMoved(write(priceChange.before), write(getUnitPrice(order)))}
    </Notice>
  )
  if (error) {
    // The button already says which account to switch to.
    if (wallet.status === 'wrongAccount' && isPaused(error)) return null
    return (
      <>
        <ErrorNotice
          error={error}
          money={toMoney(order)}
          progress={flow.progress}
        />
        {purchase.next === 'accept' && moved}
      </>
    )
  }
  if (purchase.currency.hasNoDecimals)
    return <Notice tone="warning">{labels.priceUnverified}</Notice>
  if (moved) return moved
  if (purchase.quantityReduced)
    return (
      <Notice tone="neutral">
        {labels.quantityShrunk(
          formatCount(available, locale, getQuantityDecimals(order)),
        )}
      </Notice>
    )
  return missing === undefined ? null : (
    <Notice tone="warning">
      {labels.insufficientFundsText(
        write(roundUp(missing, purchase.currency.decimals)),
      )}
    </Notice>
  )
}
