'use client'
import type { useBuy } from '../../hooks/useBuy.js'
import type { FlowMoney } from '../parts/FindingList.js'
import { ErrorNotice, Notice } from '../parts/Notice.js'
import { useLabels } from '../parts/useLabels.js'
import { nameOf } from './nameOf.js'
import type { Basket } from './useBasket.js'

/** The one thing that stands in the way of a purchase of several. */
export function BasketNotice(props: {
  basket: Basket
  flow: useBuy.ReturnType
  /** How much is missing, with its currency. */
  missing: string | undefined
  money: FlowMoney
}) {
  const { basket, flow, missing, money } = props
  const { error, gone } = basket
  const labels = useLabels()
  if (flow.isPending) return null
  if (gone)
    return (
      <Notice tone="warning">{labels.basketGone(nameOf(gone, labels))}</Notice>
    )
  if (error)
    return <ErrorNotice error={error} money={money} progress={flow.progress} />
  return missing === undefined ? null : (
    <Notice tone="warning">{labels.insufficientFundsText(missing)}</Notice>
  )
}
