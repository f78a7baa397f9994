'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { orderTableLabels } from '../../labels/orderTableLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { getOrderFees, type OrderFee } from '../../order/orderFees.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { Row, Rows } from '../base/Rows.js'
import { ExactPrice } from '../Price/ExactPrice.js'
import { formatBps } from '../Price/formatPrice.js'
import { type CurrencyFacts, useOrderCurrency } from '../Price/useCurrency.js'
import { plainLine } from '../text/plainText.js'
import { shortenAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'

export function FeeRows({ order }: { order: Order }) {
  const labels = useLabels(orderTableLabels, priceLabels)
  const currency = useOrderCurrency(order)
  const { fees, net } = getOrderFees(order)
  return (
    <Rows>
      {fees.map((fee, index) => (
        <Fee
          currency={currency}
          fee={fee}
          // biome-ignore lint/suspicious/noArrayIndexKey: two fees can be alike
          key={index}
        />
      ))}
      <Row label={labels.feesNet}>
        <ExactPrice amount={net} currency={currency} />
      </Row>
      <Row kind="total" label={labels.price}>
        <ExactPrice amount={getUnitPrice(order)} currency={currency} />
      </Row>
    </Rows>
  )
}

function Fee(props: { currency: CurrencyFacts; fee: OrderFee }) {
  const { currency, fee } = props
  const { amount, bps, kind, recipientAddress } = fee
  const labels = useLabels(priceLabels)
  const { locale } = useMarketKit()
  const name = kind === 'other' ? labels.feesOther : labels.fee(kind)
  return (
    <Row
      kind="muted"
      label={
        <>
          <span>{plainLine(name, 40)}</span>{' '}
          {bps !== undefined && <span>{formatBps(bps, locale)}</span>}
          {recipientAddress && (
            <code
              className="mk-hash"
              title={recipientAddress}
            >{` ${shortenAddress(recipientAddress)}`}</code>
          )}
        </>
      }
    >
      <ExactPrice amount={amount} currency={currency} />
    </Row>
  )
}
