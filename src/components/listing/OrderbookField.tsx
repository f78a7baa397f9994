'use client'
import { useId } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { listLabels } from '../../labels/listLabels.js'
import { formatBps } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import type { ListTerms } from './listTerms.js'
import type { OrderbookChoice } from './useCurrencies.js'

/** The order book of a listing, if the app offers several. */
export function OrderbookField(props: {
  form: ListTerms
  orderbooks: readonly OrderbookChoice[] | undefined
}) {
  const { form, orderbooks = [] } = props
  const { locale } = useMarketKit()
  const labels = useLabels(listLabels)
  const name = useId()
  if (orderbooks.length < 2) return null
  return (
    <fieldset className="mk-field">
      <legend className="mk-field-label">{labels.orderbook}</legend>
      <div className="mk-choices">
        {orderbooks.map(({ feeBps, label, orderbook }) => (
          <label className="mk-choice" key={orderbook}>
            <input
              checked={orderbook === form.book}
              name={name}
              onChange={() => form.edit({ orderbook })}
              type="radio"
              value={orderbook}
            />
            <span>{label}</span>
            {feeBps !== undefined && (
              <span className="mk-choice-note">
                {labels.orderbookFee(formatBps(feeBps, locale))}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
