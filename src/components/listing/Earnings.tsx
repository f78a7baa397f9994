'use client'
import { listLabels } from '../../labels/listLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { isOneToken } from '../../order/quantity.js'
import { Row, Rows } from '../base/Rows.js'
import { ExactPrice } from '../Price/ExactPrice.js'
import { Price } from '../Price/Price.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import type { ListEarnings, ListTerms } from './listTerms.js'
import type { ListCurrency } from './useCurrencies.js'

export function Earnings(props: { form: ListTerms; isFolded: boolean }) {
  const { form, isFolded } = props
  const { currency, earnings, item, quantity } = form
  const isSeveral = !isOneToken(item, quantity)
  const labels = useLabels(priceLabels)
  if (!earnings) return null
  const fees = isFolded ? [] : earnings.fees
  const hasGross = !isFolded && (isSeveral || fees.length > 0)
  return (
    <Rows>
      {hasGross && (
        <Row kind="muted" label={isSeveral ? labels.total : labels.price}>
          <ExactPrice amount={earnings.gross} currency={currency} />
        </Row>
      )}
      <EarningsRows currency={currency} earnings={{ ...earnings, fees }} />
    </Rows>
  )
}

export function EarningsRows(props: {
  currency: ListCurrency
  earnings: Pick<ListEarnings, 'fees' | 'net' | 'netUSD'>
}) {
  const { currency, earnings } = props
  const { fees, net, netUSD } = earnings
  const labels = useLabels(listLabels, priceLabels)
  return (
    <>
      {fees.map(({ amount, kind }) => (
        <Row
          key={kind ?? ''}
          kind="muted"
          label={kind ? plainLine(labels.fee(kind), 40) : labels.listingFees}
        >
          <bdi dir="ltr">
            <span>−</span>
            <ExactPrice amount={amount} currency={currency} />
          </bdi>
        </Row>
      ))}
      <Row kind="total" label={labels.earnings}>
        {net === undefined ? (
          '–'
        ) : (
          <Price amount={String(net)} currency={currency} exact usd={netUSD} />
        )}
      </Row>
    </>
  )
}
