'use client'
import type { ReactNode } from 'react'
import { cartIdOf } from '../../hooks/cartStore.js'
import type { useBuy } from '../../hooks/useBuy.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import type { BuyItem } from '../../steps/guard/intent.js'
import { formatPrice } from '../Price/formatPrice.js'
import { Price } from '../Price/Price.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { FlowSteps } from '../parts/FlowSteps.js'
import { Row, Rows } from '../parts/Rows.js'
import { useLabels } from '../parts/useLabels.js'
import { BasketAction } from './BasketAction.js'
import { BasketNotice } from './BasketNotice.js'
import { BasketRow } from './BasketRow.js'
import type { Basket } from './useBasket.js'

/** What is bought at once, every part of its price, and the button to do it. */
export function BasketReview(props: {
  basket: Basket
  /** What comes before the items. */
  children?: ReactNode
  flow: useBuy.ReturnType
  /** Whether the items are folded away: they are shown otherwise. */
  isFolded?: boolean | undefined
  onClose: () => void
  /** An order of the basket: all of them are in one currency. */
  order: Order
}) {
  const { basket, children, flow, isFolded, onClose, order } = props
  const { fees, funds, items, missing, news, quote, total } = basket
  const { chainId, priceCurrencyAddress } = order
  const labels = useLabels()
  const { locale } = useMarketKit()
  const currency = useOrderCurrency(order)
  const money = { chainId, currencyAddress: priceCurrencyAddress }
  const write = (amount: bigint) =>
    `${formatPrice(amount, currency.decimals, { locale })} ${currency.symbol}`
  const price = (amount: bigint) => (
    <Price amount={String(amount)} currency={currency} exact mark={false} />
  )
  const list = (
    <ul className="mk-basket">
      {items.map((item) => (
        <BasketRow item={item} key={cartIdOf(item.order)} />
      ))}
    </ul>
  )
  return (
    <>
      <div className="mk-dialog-body">
        {children}
        {isFolded ? (
          <details className="mk-basket-fold">
            <summary>{labels.basketItems(items.length)}</summary>
            {list}
          </details>
        ) : (
          list
        )}
        <Rows>
          {fees > 0n && <Row label={labels.additionalFees}>{price(fees)}</Row>}
          <Row kind="total" label={labels.total}>
            <Price
              amount={String(total)}
              currency={currency}
              exact
              usd={fees > 0n ? undefined : dollarsOf(items)}
            />
          </Row>
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
        <BasketNotice
          basket={basket}
          flow={flow}
          missing={missing === undefined ? undefined : write(missing)}
          money={money}
          moved={news && { before: write(news.before), now: write(total) }}
        />
      </div>
      <footer className="mk-dialog-footer">
        <BasketAction
          basket={basket}
          flow={flow}
          onClose={onClose}
          symbol={currency.symbol}
          total={write(total)}
        />
      </footer>
    </>
  )
}

/** US dollars for display only, where the service knows all of them. */
export function dollarsOf(items: readonly BuyItem[]): number | undefined {
  if (!items.length) return undefined
  return items.reduce<number | undefined>(
    (sum, { order, quantity = '1' }) =>
      sum !== undefined && order.priceUSD
        ? sum + order.priceUSD * Number(quantity)
        : undefined,
    0,
  )
}
