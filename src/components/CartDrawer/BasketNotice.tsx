'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { basketLabels } from './basketLabels.js'
import type { BasketTrade } from './basketTrade.js'

/** The most urgent problem of a purchase. */
export function BasketNotice(props: {
  missing: string | undefined
  money: FlowMoney
  /** The agreed total and the current one, if they differ. */
  moved: { before: string; now: string } | undefined
  trade: BasketTrade
}) {
  const { missing, money, moved, trade } = props
  const { basket, error, flow } = trade
  const { gone } = basket
  const labels = useLabels(basketLabels, commonLabels, tradeLabels)
  if (flow.isPending) return null
  if (gone) {
    const { collectible, order } = gone
    const item = collectible ?? { tokenId: order.tokenId ?? '' }
    return (
      <Notice tone="warning">
        {labels.basketGone(getCollectibleName(item, labels))}
      </Notice>
    )
  }
  if (error)
    return <ErrorNotice error={error} money={money} progress={flow.progress} />
  if (moved)
    return (
      <Notice tone="warning">
        {labels.priceMoved(moved.before, moved.now)}
      </Notice>
    )
  return missing === undefined ? null : (
    <Notice tone="warning">{labels.insufficientFundsText(missing)}</Notice>
  )
}
