'use client'
import { Price } from '../Price/Price.js'
import { plainLine } from '../parts/plainText.js'
import { Row, Rows } from '../parts/Rows.js'
import { useLabels } from '../parts/useLabels.js'
import { readEarnings } from './readEarnings.js'
import { dollarRate, readFees } from './readFees.js'
import type { ListFormState } from './useListForm.js'

/** What the seller receives, and what goes to others, once that is known. */
export function Earnings({ form }: { form: ListFormState }) {
  const { currency, market, owner, pricePerToken, quantity, steps } = form
  const labels = useLabels()
  if (!pricePerToken || pricePerToken === '0') return null
  const gross = BigInt(pricePerToken) * quantity
  const net = readEarnings(steps, owner)
  const known = [market.floor, market.offer, ...market.own]
  const fees = readFees(steps, owner, known) ?? []
  const rate = dollarRate(known, currency)
  const dollars = (amount: bigint) =>
    rate && (Number(amount) / 10 ** currency.decimals) * rate
  const write = (amount: bigint) => (
    <Price amount={String(amount)} currency={currency} exact mark={false} />
  )
  return (
    <Rows>
      {(quantity > 1n || fees.length > 0) && (
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
          <Price
            amount={String(net)}
            currency={currency}
            exact
            usd={dollars(net)}
          />
        )}
      </Row>
    </Rows>
  )
}
