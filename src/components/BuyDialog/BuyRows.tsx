'use client'
import { type ReactNode, useState } from 'react'
import { zeroAddress } from 'viem'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { getOrderFees } from '../../order/orderFees.js'
import type { Order } from '../../rpc/schemas.js'
import { LinkButton } from '../base/Button.js'
import { Row, Rows } from '../base/Rows.js'
import { formatBps, formatPrice } from '../Price/formatPrice.js'
import { Price } from '../Price/Price.js'
import { type PriceLabels, priceLabels } from '../Price/priceLabels.js'
import { useCurrency } from '../Price/useCurrency.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { QuantityStepper } from '../trade/QuantityStepper.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { buyLabels } from './buyLabels.js'
import type { usePurchase } from './usePurchase.js'

export function BuyRows({ purchase }: { purchase: usePurchase.ReturnType }) {
  const { available, currency, earlier, fees, flow, funds } = purchase
  const { next, order, plan, quantity, setQuantity, total } = purchase
  const labels = useLabels(buyLabels, priceLabels, tradeLabels)
  const many = available > 1n
  const amount = (value: bigint) => (
    <Price amount={String(value)} currency={currency} exact mark={false} />
  )
  return (
    <Rows>
      {(many || fees > 0n || total === 0n) && (
        <Row label={many ? labels.unitPrice : labels.price}>
          <Price
            amount={order.priceAmount}
            currency={currency}
            exact
            free
            mark={false}
          />
        </Row>
      )}
      {many && (
        <Row label={labels.quantity}>
          <QuantityStepper
            disabled={next === 'working' || Boolean(earlier)}
            max={available}
            onChange={setQuantity}
            value={quantity}
          />
        </Row>
      )}
      <IncludedFees amount={amount} order={order} quantity={quantity} />
      {fees > 0n && <Row label={labels.additionalFees}>{amount(fees)}</Row>}
      <Row kind="total" label={labels.total}>
        <Price
          amount={String(total)}
          currency={currency}
          exact
          usd={toDollars(order, total)}
        />
      </Row>
      <NetworkFeeRow
        chainId={order.chainId}
        fee={plan?.networkFee}
        isFixed={!flow.isIdle}
      />
      {funds !== undefined && (
        <Row kind={funds < total ? 'short' : 'muted'} label={labels.balance}>
          <Price amount={String(funds)} currency={currency} mark={false} />
        </Row>
      )}
    </Rows>
  )
}

/** Several fees fold into one row. */
function IncludedFees(props: {
  amount: (value: bigint) => ReactNode
  order: Order
  quantity: bigint
}) {
  const { amount, order, quantity } = props
  const labels = useLabels(buyLabels, priceLabels)
  const { locale } = useMarketKit()
  const [isOpen, setOpen] = useState(false)
  const { fees } = getOrderFees(order)
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
          {amount(sum * quantity)} {labels.included}
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
            {amount(fee.amount * quantity)} {!isFolded && labels.included}
          </Row>
        ))}
    </>
  )
}

export function NetworkFeeRow(props: {
  chainId: number
  fee: bigint | undefined
  isFixed: boolean
}) {
  const { chainId, isFixed } = props
  const [fee, setFee] = useState(props.fee)
  if (!isFixed && fee !== props.fee) setFee(props.fee)
  const labels = useLabels(buyLabels)
  const { locale } = useMarketKit()
  const native = useCurrency(chainId, zeroAddress)
  return (
    <Row kind="muted" label={labels.networkFee}>
      {fee === undefined || !native ? (
        labels.networkFeeByWallet
      ) : (
        <bdi>
          ≈ {formatPrice(fee, native.decimals, { locale })} {native.symbol}
        </bdi>
      )}
    </Row>
  )
}

function getFeeName(kind: string, labels: PriceLabels) {
  return kind === 'other' ? labels.feesOther : plainLine(labels.fee(kind), 40)
}

/** For display only: the rate is the service's. */
function toDollars(order: Order, total: bigint): number | undefined {
  const { priceAmount, priceUSD } = order
  if (!priceUSD || priceAmount === '0') return undefined
  return priceUSD * (Number(total) / Number(priceAmount))
}
