'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { listLabels } from '../../labels/listLabels.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import type { ListCurrency } from './useCurrencies.js'

type Suggestion = {
  amount: string
  currency: ListCurrency
  label: string
}

export function PriceChips(props: {
  onChoose: (price: string, currency: ListCurrency) => void
  suggestions: readonly Suggestion[]
}) {
  const { onChoose, suggestions } = props
  const { locale } = useMarketKit()
  const labels = useLabels(listLabels)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div aria-label={labels.priceHelp} className="mk-price-chips" role="group">
      {suggestions.map(({ amount, currency, label }) => {
        const { decimals, symbol } = currency
        const price = formatPrice(amount, decimals, { exact: true, locale })
        return (
          <button
            className="mk-price-chip"
            key={label}
            onClick={() => onChoose(price, currency)}
            type="button"
          >
            <span className="mk-price-chip-label">{label}</span>{' '}
            <bdi>{`${price} ${symbol}`}</bdi>
          </button>
        )
      })}
    </div>
  )
}
