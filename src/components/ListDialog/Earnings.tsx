'use client'
import { Price } from '../Price/Price.js'
import { Row, Rows } from '../parts/Rows.js'
import { useLabels } from '../parts/useLabels.js'
import { readEarnings } from './readEarnings.js'
import type { useListForm } from './useListForm.js'

/** What the seller receives, and what goes to others, once that is known. */
export function Earnings(props: { form: ReturnType<typeof useListForm> }) {
  const { currency, owner, pricePerToken, quantity, steps } = props.form
  const labels = useLabels()
  if (!pricePerToken || pricePerToken === '0') return null
  const gross = BigInt(pricePerToken) * quantity
  const net = readEarnings(steps, owner)
  const write = (amount: bigint) => (
    <Price amount={String(amount)} currency={currency} exact mark={false} />
  )
  return (
    <Rows>
      {quantity > 1n && <Row label={labels.total}>{write(gross)}</Row>}
      {net !== undefined && net < gross && (
        <Row kind="muted" label={labels.listingFees}>
          −{write(gross - net)}
        </Row>
      )}
      <Row kind="total" label={labels.earnings}>
        {net === undefined ? (
          '–'
        ) : (
          <Price amount={String(net)} currency={currency} exact />
        )}
      </Row>
    </Rows>
  )
}
