'use client'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { formatBps, formatPrice } from '../Price/formatPrice.js'
import { priceLabels } from '../Price/priceLabels.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'
import { useLabels } from '../text/useLabels.js'
import { listLabels } from './listLabels.js'
import type { ListTerms } from './listTerms.js'
import { roughly } from './priceConcerns.js'

/** A price that the host proposes, such as that of the last sale. */
export type PriceSuggestion = {
  /** The price of one, in the smallest unit of the currency. */
  amount: string
  /** What it is counted in. */
  currencyAddress: Address
  /** What it is, such as `Last sale`. */
  label: string
}

/** Prices to go by: a press takes one over, exactly. */
export function PriceHelpers(props: {
  form: ListTerms
  suggestions: readonly PriceSuggestion[] | undefined
}) {
  const { form, suggestions = [] } = props
  const { belowFloorBps, choices, edit, market, problem } = form
  const { locale } = useMarketKit()
  const labels = useLabels(listLabels, priceLabels)
  const { floor, offer } = market
  // There may be a lower one in another currency.
  const isInCurrency = (address: Address) =>
    choices.length > 1 && isSameIgnoringCase(address, form.currency.address)
  const prices = [
    ...(floor
      ? [
          {
            amount: floor.priceAmount,
            currencyAddress: floor.priceCurrencyAddress,
            label: isInCurrency(floor.priceCurrencyAddress)
              ? labels.floorIn(form.currency.symbol)
              : labels.floor,
          },
        ]
      : []),
    ...(offer
      ? [
          {
            amount: offer.priceAmount,
            currencyAddress: offer.priceCurrencyAddress,
            label: labels.bestOffer,
          },
        ]
      : []),
    ...suggestions,
  ].flatMap((price) => {
    const currency = choices.find(
      ({ address }) =>
        address.toLowerCase() === price.currencyAddress.toLowerCase(),
    )
    return currency ? [{ ...price, currency }] : []
  })
  const isBelow = !problem && belowFloorBps > 0
  if (!prices.length && !isBelow) return null
  return (
    <div className="mk-price-helpers">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div
        aria-label={labels.priceHelp}
        className="mk-price-chips"
        role="group"
      >
        {prices.map(({ amount, currency, label }) => (
          <button
            className="mk-price-chip"
            key={label}
            onClick={() =>
              edit({
                currency: currency.address,
                price: formatPrice(amount, currency.decimals, {
                  exact: true,
                  locale,
                }),
              })
            }
            type="button"
          >
            <span className="mk-price-chip-label">{label}</span>{' '}
            <bdi>
              {formatPrice(amount, currency.decimals, { locale })}{' '}
              {currency.symbol}
            </bdi>
          </button>
        ))}
      </div>
      {isBelow && (
        <p
          data-far={form.concerns.includes('farBelowFloor') ? '' : undefined}
          className="mk-price-below"
          role="status"
        >
          {labels.priceBelowFloor(formatBps(roughly(belowFloorBps), locale))}
        </p>
      )}
    </div>
  )
}
