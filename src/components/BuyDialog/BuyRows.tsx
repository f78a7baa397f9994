'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { getOrderFees } from '../../order/orderFees.js'
import type { Order } from '../../rpc/schemas.js'
import { Row, Rows } from '../base/Rows.js'
import { formatBps } from '../Price/formatPrice.js'
import { Price } from '../Price/Price.js'
import { type PriceLabels, priceLabels } from '../Price/priceLabels.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { QuantityStepper } from '../trade/QuantityStepper.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { buyLabels } from './buyLabels.js'
import { NetworkFeeRow } from './NetworkFeeRow.js'

/** Every part of the price, the total, and what comes on top of it. */
export function BuyRows(props: {
  additionalFees: bigint
  available: bigint
  currency: CurrencyFacts
  funds: bigint | undefined
  /** Whether it is bought. */
  isFixed: boolean
  /** What the network takes; undefined while nobody can tell. */
  networkFee: bigint | undefined
  onQuantity: ((quantity: bigint) => void) | undefined
  order: Order
  quantity: bigint
  total: bigint
}) {
  const { additionalFees, available, currency, funds, onQuantity } = props
  const { isFixed, networkFee, order, quantity, total } = props
  const labels = useLabels(buyLabels, priceLabels, tradeLabels)
  const { locale } = useMarketKit()
  const many = available > 1n
  const amount = (value: bigint) => (
    <Price amount={String(value)} currency={currency} exact mark={false} />
  )
  return (
    <Rows>
      <Row label={many ? labels.unitPrice : labels.price}>
        <Price
          amount={order.priceAmount}
          currency={currency}
          exact
          free
          mark={false}
        />
      </Row>
      {many && (
        <Row label={labels.quantity}>
          <QuantityStepper
            disabled={!onQuantity}
            max={available}
            onChange={(next) => onQuantity?.(next)}
            value={quantity}
          />
        </Row>
      )}
      {getOrderFees(order).fees.map((fee, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: two fees can be alike
          key={index}
          kind="muted"
          label={`${nameOfFee(fee.kind, labels)} ${fee.bps === undefined ? '' : formatBps(fee.bps, locale)}`}
        >
          {amount(fee.amount * quantity)} {labels.included}
        </Row>
      ))}
      {additionalFees > 0n && (
        <Row label={labels.additionalFees}>{amount(additionalFees)}</Row>
      )}
      <Row kind="total" label={labels.total}>
        <Price
          amount={String(total)}
          currency={currency}
          exact
          usd={dollars(order, total)}
        />
      </Row>
      <NetworkFeeRow
        chainId={order.chainId}
        fee={networkFee}
        isFixed={isFixed}
      />
      {funds !== undefined && (
        <Row kind={funds < total ? 'short' : 'muted'} label={labels.balance}>
          <Price amount={String(funds)} currency={currency} mark={false} />
        </Row>
      )}
    </Rows>
  )
}

/** Kinds that nobody knows are shown as they are called. */
function nameOfFee(kind: string, labels: PriceLabels) {
  return kind === 'other' ? labels.feesOther : plainLine(labels.fee(kind), 40)
}

/** US dollars for display only, at the rate that the service used. */
function dollars(order: Order, total: bigint): number | undefined {
  const { priceAmount, priceUSD } = order
  if (!priceUSD || priceAmount === '0') return undefined
  return priceUSD * (Number(total) / Number(priceAmount))
}
