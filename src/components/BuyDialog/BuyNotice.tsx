'use client'
import { describeError } from '../../describeError.js'
import type { useBuy } from '../../hooks/useBuy.js'
import type { FlowMoney } from '../parts/FindingList.js'
import { ErrorNotice, Notice } from '../parts/Notice.js'
import { useLabels } from '../parts/useLabels.js'
import type { Purchase } from './usePurchase.js'

/** The one thing that stands in the way of a purchase. */
export function BuyNotice(props: {
  flow: useBuy.ReturnType
  /** How much is missing, with its currency. */
  missing: string | undefined
  money: FlowMoney
  purchase: Purchase
}) {
  const { flow, missing, money, purchase } = props
  const { end, error, quote } = purchase
  const { progress } = flow
  const labels = useLabels()
  if (flow.isPending || end === 'checking' || end === 'bought') return null
  if (end === 'owned') return <Notice tone="neutral">{labels.ownedNow}</Notice>
  if (end === 'gone')
    return (
      <Notice tone="warning">
        {labels.orderGone} {describeError(error, labels, progress).funds}
      </Notice>
    )
  const failure = error ?? quote.error
  if (failure)
    return <ErrorNotice error={failure} money={money} progress={progress} />
  return missing === undefined ? null : (
    <Notice tone="warning">{labels.insufficientFundsText(missing)}</Notice>
  )
}
