'use client'
import { useState } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { buyLabels } from '../../labels/buyLabels.js'
import { type PriceLabels, priceLabels } from '../../labels/priceLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { getOrderFees } from '../../order/orderFees.js'
import { getWholeToken } from '../../order/quantity.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { LinkButton } from '../base/Button.js'
import { Row } from '../base/Rows.js'
import { ExactPrice } from '../Price/ExactPrice.js'
import { formatBps } from '../Price/formatPrice.js'
import { Price } from '../Price/Price.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { QuantityStepper } from '../trade/QuantityStepper.js'
import type { useBuyDialog } from './useBuyDialog.js'

export function BuyRows({ purchase }: { purchase: useBuyDialog.ReturnType }) {
  const { available, currency, earlier, fees, total } = purchase
  const { next, order, quantity, setQuantity } = purchase
  const labels = useLabels(buyLabels, priceLabels, tradeLabels)
  const isSeveral = available > 1n
  return (
    <>
      {(isSeveral || fees > 0n || total === 0n) && (
        <Row label={isSeveral ? labels.unitPrice : labels.price}>
          <Price
            amount={String(getUnitPrice(order))}
            currency={currency}
            exact
            free
            mark={false}
          />
        </Row>
      )}
      {isSeveral && (
        <Row label={labels.quantity}>
          <QuantityStepper
            disabled={next === 'working' || Boolean(earlier)}
            max={available}
            onChange={setQuantity}
            order={order}
            value={quantity}
          />
        </Row>
      )}
      <IncludedFees currency={currency} order={order} quantity={quantity} />
    </>
  )
}

function IncludedFees(props: {
  currency: CurrencyFacts
  order: Order
  quantity: bigint
}) {
  const { currency, order, quantity } = props
  const labels = useLabels(buyLabels, priceLabels)
  const { locale } = useMarketKit()
  const [isOpen, setOpen] = useState(false)
  const { fees } = getOrderFees(order)
  const toTotal = (amount: bigint) => (amount * quantity) / getWholeToken(order)
  const isFolded = fees.length > 1
  const sum = fees.reduce((all, fee) => all + fee.amount, 0n)
  return (
    <>
      {isFolded && (
        <Row
          kind="muted"
          label={
            <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {labels.fees}
            </LinkButton>
          }
        >
          <ExactPrice amount={toTotal(sum)} currency={currency} />{' '}
          <span>{labels.included}</span>
        </Row>
      )}
      {(isOpen || !isFolded) &&
        fees.map((fee, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: two fees can be alike
            key={index}
            kind="muted"
            label={`${getFeeName(fee.kind, labels)} ${fee.bps === undefined ? '' : formatBps(fee.bps, locale)}`}
          >
            <ExactPrice amount={toTotal(fee.amount)} currency={currency} />{' '}
            {!isFolded && <span>{labels.included}</span>}
          </Row>
        ))}
    </>
  )
}

function getFeeName(kind: string, labels: PriceLabels) {
  return kind === 'other' ? labels.feesOther : plainLine(labels.fee(kind), 40)
}
