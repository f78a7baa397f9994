'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { listLabels } from '../../labels/listLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import { getQuantityDecimals } from '../../order/quantity.js'
import { Row, Rows } from '../base/Rows.js'
import { formatCount } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { QuantityStepper } from '../trade/QuantityStepper.js'
import type { ListTerms } from './listTerms.js'

export function QuantityField(props: { disabled: boolean; form: ListTerms }) {
  const { disabled, form } = props
  const { free, item, listed, owned } = form
  const { locale } = useMarketKit()
  const labels = useLabels(listLabels, tradeLabels)
  if (owned === undefined || owned < 2n || !free) return null
  return (
    <div className="mk-quantity-field">
      <Rows>
        <Row label={labels.quantity}>
          <QuantityStepper
            disabled={disabled}
            max={free}
            onChange={(quantity) => form.edit({ quantity })}
            order={item}
            value={form.quantity}
          />
        </Row>
      </Rows>
      {listed > 0n && (
        <p className="mk-field-note">
          {labels.listedAlready(
            formatCount(listed, locale, getQuantityDecimals(item)),
          )}
        </p>
      )}
    </div>
  )
}
