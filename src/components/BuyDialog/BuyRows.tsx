'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { formatBps } from '../Price/formatPrice.js'
import { Price } from '../Price/Price.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import { QuantityStepper } from '../parts/QuantityStepper.js'
import { Row, Rows } from '../parts/Rows.js'
import { useLabels } from '../parts/useLabels.js'

/** Every part of the price, and the total. */
export function BuyRows(props: {
  additionalFees: bigint
  available: bigint
  currency: CurrencyFacts
  funds: bigint | undefined
  onQuantity: ((quantity: bigint) => void) | undefined
  order: Order
  quantity: bigint
  total: bigint
}) {
  const { additionalFees, available, currency, funds, onQuantity } = props
  const { order, quantity, total } = props
  const labels = useLabels()
  const { locale } = useMarketKit()
  const many = available > 1n
  return (
    <Rows>
      <Row label={many ? labels.unitPrice : labels.price}>
        <Price
          amount={order.priceAmount}
          currency={currency}
          exact
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
      {order.feeBreakdown.map(({ bps, kind, recipientAddress }) => (
        <Row
          key={`${kind}:${recipientAddress}`}
          kind="muted"
          label={labels.fee(kind)}
        >
          {formatBps(bps, locale)} {labels.included}
        </Row>
      ))}
      {additionalFees > 0n && (
        <Row label={labels.additionalFees}>
          <Price
            amount={String(additionalFees)}
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
          usd={dollars(order, total)}
        />
      </Row>
      {funds !== undefined && (
        <Row kind="muted" label={labels.balance}>
          <Price amount={String(funds)} currency={currency} mark={false} />
        </Row>
      )}
    </Rows>
  )
}

/** US dollars for display only, at the rate that the service used. */
function dollars(order: Order, total: bigint): number | undefined {
  const { priceAmount, priceUSD } = order
  if (!priceUSD || priceAmount === '0') return undefined
  return priceUSD * (Number(total) / Number(priceAmount))
}
