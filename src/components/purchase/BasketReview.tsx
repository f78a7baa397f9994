'use client'
import { countPieces } from '../../hooks/cart/countPieces.js'
import { basketLabels } from '../../labels/basketLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { getOrderKey } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import { toMoney } from '../failure/FindingList.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { roundUp } from '../Price/formatPrice.js'
import { usePriceText } from '../Price/usePriceText.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { BasketAction } from './BasketAction.js'
import { BasketRow } from './BasketRow.js'
import { BuyCosts } from './BuyCosts.js'
import type { BasketTrade } from './basketTrade.js'

export function BasketReview(props: {
  onClose: () => void
  order: Order
  trade: BasketTrade
}) {
  const { onClose, order, trade } = props
  return (
    <>
      <div className="mk-dialog-body">
        <BasketCosts order={order} trade={trade} />
      </div>
      <footer className="mk-dialog-footer">
        <BasketAction onClose={onClose} trade={trade} />
      </footer>
    </>
  )
}

export function BasketCosts(props: {
  isFolded?: boolean | undefined
  order: Order
  trade: BasketTrade
}) {
  const { isFolded, order, trade } = props
  const { basket, flow } = trade
  const { fees, items } = basket
  const labels = useLabels(basketLabels)
  const list = (
    <ul className="mk-basket">
      {items.map((item) => (
        <BasketRow item={item} key={getOrderKey(item.order)} />
      ))}
    </ul>
  )
  return (
    <>
      {isFolded ? (
        <details className="mk-basket-fold">
          <summary>{labels.basketItems(items.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <BuyCosts
        cost={basket}
        flow={flow}
        item={labels.basketItems(Number(countPieces(items)))}
        order={order}
        usd={fees > 0n ? undefined : sumDollars(items)}
      />
      <BasketNotice order={order} trade={trade} />
    </>
  )
}

function BasketNotice(props: { order: Order; trade: BasketTrade }) {
  const { order, trade } = props
  const { basket, error, flow } = trade
  const { currency, gone, missing, priceChange, total } = basket
  const labels = useLabels(basketLabels, commonLabels, tradeLabels)
  const write = usePriceText(currency)
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
    return (
      <ErrorNotice
        error={error}
        money={toMoney(order)}
        progress={flow.progress}
      />
    )
  if (currency.hasNoDecimals)
    return <Notice tone="warning">{labels.priceUnverified}</Notice>
  if (priceChange)
    return (
      <Notice tone="warning">
        {labels.priceMoved(write(priceChange.before), write(total))}
      </Notice>
    )
  return missing === undefined ? null : (
    <Notice tone="warning">
      {labels.insufficientFundsText(write(roundUp(missing, currency.decimals)))}
    </Notice>
  )
}

export function sumDollars(items: readonly BuyItem[]): number | undefined {
  if (!items.length) return undefined
  return items.reduce<number | undefined>(
    (sum, { order, quantity = '1' }) =>
      sum !== undefined && order.priceUSD
        ? sum + order.priceUSD * Number(quantity)
        : undefined,
    0,
  )
}
