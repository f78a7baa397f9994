'use client'
import { useId } from 'react'
import {
  type CartGroup,
  type CartTotal,
  isBeingBought,
} from '../../hooks/cart/cartLines.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { cartLabels } from '../../labels/cartLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { getTotalPrice } from '../../order/unitPrice.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import { Row, Rows } from '../base/Rows.js'
import { formatUSD } from '../Price/formatPrice.js'
import { Price } from '../Price/Price.js'
import { useOrderCurrency, usePayCurrency } from '../Price/useCurrency.js'
import { usePriceText } from '../Price/usePriceText.js'
import { sumDollars } from '../purchase/BasketReview.js'
import { plainLine } from '../text/plainText.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'
import { CartLineRow } from './CartLineRow.js'

export function CartGroupSection(props: {
  group: CartGroup
  groups: readonly CartGroup[]
  onCheckOut: () => void
}) {
  const { group, groups, onCheckOut } = props
  const { lines } = group
  const labels = useLabels(commonLabels)
  const id = useId()
  const [first] = lines
  if (!first) return null
  return (
    <div className="mk-cart-group">
      <h3 className="mk-cart-group-title" id={id}>
        <bdi className="mk-cart-group-name">
          {plainLine(first.collectionName, 80) ||
            shortenAddress(first.order.collectionContractAddress)}
        </bdi>{' '}
        <span className="mk-cart-group-book">
          <span>
            {plainLine(labels.marketplaceName(first.order.marketplace), 40)}
          </span>
          {hasTwin(group, groups) && <InCurrency order={first.order} />}
        </span>
      </h3>
      <ul className="mk-basket">
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} />
        ))}
      </ul>
      {groups.length > 1 && (
        <div className="mk-cart-group-foot">
          <GroupTotal group={group} order={first.order} />
          <CheckOutButton
            count={lines.length}
            describedBy={id}
            group={group}
            onCheckOut={onCheckOut}
            tone="secondary"
          />
        </div>
      )}
    </div>
  )
}

function hasTwin(group: CartGroup, groups: readonly CartGroup[]): boolean {
  const getName = ({ lines: [first] }: CartGroup) =>
    `${first?.order.collectionContractAddress} ${first?.order.marketplace}`
  return groups.some((it) => it !== group && getName(it) === getName(group))
}

function InCurrency({ order }: { order: Order }) {
  return <span>{` · ${useOrderCurrency(order).symbol}`}</span>
}

export function CheckOutButton(props: {
  count: number
  describedBy?: string | undefined
  group: CartGroup
  onCheckOut: () => void
  tone?: 'secondary' | undefined
}) {
  const { count, describedBy, group, onCheckOut, tone } = props
  const { items, lines } = group
  const labels = useLabels(cartLabels, commonLabels, outcomeLabels, tradeLabels)
  const button = { 'aria-describedby': describedBy, onClick: onCheckOut, tone }
  if (lines.some(({ status }) => status === 'checking'))
    return <ActionButton busy>{labels.checking}</ActionButton>
  if (!items.length && lines.some(({ status }) => status === 'inDoubt'))
    return <ActionButton {...button}>{labels.checkAgain}</ActionButton>
  if (!items.length && lines.some(isBeingBought))
    return <ActionButton busy>{labels['working.resuming']}</ActionButton>
  return (
    <ActionButton {...button} disabled={!items.length}>
      {items[0] && items.length < count ? (
        <CheckOutOf group={group} order={items[0].order} />
      ) : (
        labels.checkOut
      )}
    </ActionButton>
  )
}

function CheckOutOf({ group, order }: { group: CartGroup; order: Order }) {
  const { items, total } = group
  const labels = useLabels(cartLabels)
  const write = usePriceText(usePayCurrency(order))
  return <span>{labels.checkOutOf(items.length, write(total))}</span>
}

export function CartTotalRow(props: {
  groups: readonly CartGroup[]
  totals: readonly CartTotal[]
}) {
  const { groups, totals } = props
  const labels = useLabels(priceLabels)
  const { locale } = useMarketKit()
  const items = groups.flatMap((group) => group.items)
  const dollars = groups.some(hasFees) ? undefined : sumDollars(items)
  const findOrder = ({ chainId, currencyAddress }: CartTotal) =>
    items.find(
      ({ order }) =>
        order.chainId === chainId &&
        isSameText(order.priceCurrencyAddress, currencyAddress),
    )?.order
  if (!totals.length) return null
  return (
    <Rows>
      <Row kind="total" label={labels.total}>
        <span className="mk-cart-totals">
          {totals.map((total) => {
            const order = findOrder(total)
            return (
              order && (
                <Total
                  amount={total.amount}
                  key={`${total.chainId} ${total.currencyAddress}`}
                  order={order}
                  usd={totals.length === 1 ? dollars : undefined}
                />
              )
            )
          })}
          {totals.length > 1 && dollars !== undefined && (
            <span className="mk-price-usd">{formatUSD(dollars, locale)}</span>
          )}
        </span>
      </Row>
    </Rows>
  )
}

function Total(props: {
  amount: string
  order: Order
  usd: number | undefined
}) {
  const { amount, order, usd } = props
  const currency = usePayCurrency(order)
  return <Price amount={amount} currency={currency} exact usd={usd} />
}

function GroupTotal({ group, order }: { group: CartGroup; order: Order }) {
  const { items, total } = group
  if (!items.length) return null
  const usd = hasFees(group) ? undefined : sumDollars(items)
  return <Total amount={total} order={order} usd={usd} />
}

/** Additional fees have no dollar value, so the total has none either. */
function hasFees({ items, total }: CartGroup): boolean {
  return getTotalPrice(items) !== BigInt(total)
}
