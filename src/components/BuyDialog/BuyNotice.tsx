'use client'
import { describeError } from '../../describeError.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { failureLabels } from '../../labels/failureLabels.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { formatCount } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { isPaused, type TradeState } from '../trade/tradeState.js'
import { buyLabels } from './buyLabels.js'
import type { usePurchase } from './usePurchase.js'

/** Why the listing can't be bought, or not at the price seen before. */
export function BuyNotice(props: {
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

/** Notice of a listing that is still for sale. */
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
