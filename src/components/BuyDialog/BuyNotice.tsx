'use client'
import { describeError } from '../../describeError.js'
import { StepError } from '../../errors.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { failureLabels } from '../../labels/failureLabels.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { formatCount } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { buyLabels } from './buyLabels.js'
import type { usePurchase } from './usePurchase.js'

/** The one thing that stands in the way of a purchase. */
export function BuyNotice(props: {
  /** How much is missing, with its currency. */
  missing: string | undefined
  money: FlowMoney
  purchase: usePurchase.ReturnType
  write: (amount: bigint) => string
}) {
  const { missing, money, purchase, write } = props
  const { end, error: failure, flow, news, order, wallet } = purchase
  const { progress } = flow
  const labels = useLabels(buyLabels, failureLabels, tradeLabels)
  const { locale } = useMarketKit()
  if (flow.isPending || end === 'checking' || end === 'bought') return null
  if (end === 'pending')
    return <Notice tone="neutral">{labels.notForSaleYetText}</Notice>
  if (end === 'own') return <Notice tone="neutral">{labels.ownListing}</Notice>
  if (end === 'owned') return <Notice tone="neutral">{labels.ownedNow}</Notice>
  if (end === 'gone')
    return (
      <Notice tone="warning">
        {labels.orderGone} {describeError(flow.error, labels, progress).funds}
      </Notice>
    )
  // What the person has to do about it stands above the button.
  const isPaused =
    wallet.status === 'wrongAccount' &&
    failure instanceof StepError &&
    failure.reason === 'wrongAccount'
  const moved = news && (
    <Notice tone={news.mustAccept ? 'warning' : 'neutral'}>
      {labels.priceMoved(write(news.before), write(getUnitPrice(order)))}
    </Notice>
  )
  if (failure && !isPaused)
    return (
      <>
        <ErrorNotice error={failure} money={money} progress={progress} />
        {purchase.next === 'accept' && moved}
      </>
    )
  if (failure) return null
  if (moved) return moved
  if (purchase.hasShrunk)
    return (
      <Notice tone="neutral">
        {labels.quantityShrunk(formatCount(purchase.available, locale))}
      </Notice>
    )
  return missing === undefined ? null : (
    <Notice tone="warning">{labels.insufficientFundsText(missing)}</Notice>
  )
}
