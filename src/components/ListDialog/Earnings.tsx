'use client'
import { Row, Rows } from '../base/Rows.js'
import { Price } from '../Price/Price.js'
import { priceLabels } from '../Price/priceLabels.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { listLabels } from './listLabels.js'
import type { ListTerms } from './listTerms.js'

export function Earnings(props: {
  form: ListTerms
  /** Shows only the amount that the seller receives. */
  isFolded: boolean
}) {
  const { form, isFolded } = props
  const { currency, earnings, quantity } = form
  const labels = useLabels(listLabels, priceLabels)
  if (!earnings) return null
  const { gross, net, netUSD } = earnings
  const fees = isFolded ? [] : earnings.fees
  const hasGross = !isFolded && (quantity > 1n || fees.length > 0)
  const write = (amount: bigint) => (
    <Price amount={String(amount)} currency={currency} exact mark={false} />
  )
  return (
    <Rows>
      {hasGross && (
        <Row kind="muted" label={quantity > 1n ? labels.total : labels.price}>
          {write(gross)}
        </Row>
      )}
      {fees.map(({ amount, kind }) => (
        <Row
          key={kind ?? ''}
          kind="muted"
          label={kind ? plainLine(labels.fee(kind), 40) : labels.listingFees}
        >
          <bdi dir="ltr">−{write(amount)}</bdi>
        </Row>
      ))}
      <Row kind="total" label={labels.earnings}>
        {net === undefined ? (
          '–'
        ) : (
          <Price amount={String(net)} currency={currency} exact usd={netUSD} />
        )}
      </Row>
    </Rows>
  )
}
