'use client'
import { countPieces } from '../../hooks/countPieces.js'
import { getOrderKey } from '../../order/orderId.js'
import type { Order } from '../../rpc/schemas.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import { BuyChecks } from '../BuyDialog/BuyChecks.js'
import { NetworkFeeRow } from '../BuyDialog/BuyRows.js'
import { Row, Rows } from '../base/Rows.js'
import { Price } from '../Price/Price.js'
import { priceLabels } from '../Price/priceLabels.js'
import { usePriceText } from '../Price/usePriceText.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { BasketAction } from './BasketAction.js'
import { BasketNotice } from './BasketNotice.js'
import { BasketRow } from './BasketRow.js'
import { basketLabels } from './basketLabels.js'
import type { BasketTrade } from './basketTrade.js'

export function BasketReview(props: {
  onClose: () => void
  /** Any order of the basket; all share one currency. */
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
  /** Whether the items are collapsed, because they show elsewhere. */
  isFolded?: boolean | undefined
  order: Order
  trade: BasketTrade
}) {
  const { isFolded, order, trade } = props
  const { basket, flow } = trade
  const { currency, fees, funds, items, missing, news, plan, quote, total } =
    basket
  const { chainId, priceCurrencyAddress } = order
  const labels = useLabels(basketLabels, priceLabels, tradeLabels)
  const money = { chainId, currencyAddress: priceCurrencyAddress }
  const write = usePriceText(currency)
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
      <Rows>
        {fees > 0n && (
          <Row label={labels.additionalFees}>
            <Price
              amount={String(fees)}
              currency={currency}
              exact
              mark={false}
            />
          </Row>
        )}
        <Row kind="total" label={labels.total}>
          <Price
            amount={String(total)}
            currency={currency}
            exact
            usd={fees > 0n ? undefined : sumDollars(items)}
          />
        </Row>
        <NetworkFeeRow
          chainId={chainId}
          fee={plan?.networkFee}
          isFixed={!flow.isIdle}
        />
        {funds !== undefined && (
          <Row kind="muted" label={labels.balance}>
            <Price amount={String(funds)} currency={currency} mark={false} />
          </Row>
        )}
      </Rows>
      <FlowSteps
        account={flow.account}
        chainId={chainId}
        hints={{ tokenApproval: labels.approveCurrencyText }}
        pending={flow.isPending}
        progress={flow.progress}
        quote={quote.data}
        subject={currency.symbol}
      />
      {plan && missing === undefined && (
        <BuyChecks
          currency={currency}
          item={labels.basketItems(Number(countPieces(items)))}
          money={money}
          order={order}
          plan={plan}
        />
      )}
      <BasketNotice
        missing={missing === undefined ? undefined : write(missing)}
        money={money}
        moved={news && { before: write(news.before), now: write(total) }}
        trade={trade}
      />
    </>
  )
}

/** Sums US dollars, if the service knows every price. For display only. */
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
