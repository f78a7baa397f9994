'use client'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { formatBps, formatPrice } from '../Price/formatPrice.js'
import { priceLabels } from '../Price/priceLabels.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'
import { useLabels } from '../text/useLabels.js'
import { listLabels } from './listLabels.js'
import type { ListTerms } from './listTerms.js'
import { CurrencySelect, PriceField } from './PriceField.js'
import { roughly } from './priceConcerns.js'

/** A price that the host suggests, such as that of the last sale. */
export type PriceSuggestion = {
  /** Unit price in the smallest unit of the currency. */
  amount: string
  /** Currency of the price. */
  currencyAddress: Address
  /** Label, such as `Last sale`. */
  label: string
}

export function ListPriceField(props: {
  contractType: 'ERC721' | 'ERC1155'
  form: ListTerms
  suggestions?: readonly PriceSuggestion[] | undefined
}) {
  const { contractType, form, suggestions } = props
  const { choices, currency, draft, edit, problem } = form
  const labels = useLabels(listLabels, priceLabels)
  return (
    <PriceField
      currency={currency}
      currencySlot={
        <CurrencySelect
          choices={choices}
          currency={currency}
          onChange={(currency) => edit({ currency })}
        />
      }
      hasFocus
      label={contractType === 'ERC1155' ? labels.pricePerItem : labels.price}
      onChange={(price) => edit({ price })}
      problem={problem}
      value={draft.price}
    >
      <PriceHelpers form={form} suggestions={suggestions} />
    </PriceField>
  )
}

function PriceHelpers(props: {
  form: ListTerms
  suggestions: readonly PriceSuggestion[] | undefined
}) {
  const { form, suggestions = [] } = props
  const { belowFloorBps, choices, edit, market, problem } = form
  const { locale } = useMarketKit()
  const labels = useLabels(listLabels, priceLabels)
  // Another currency may have a lower floor.
  const isFloorInCurrency =
    choices.length > 1 &&
    isSameIgnoringCase(
      market.floor?.priceCurrencyAddress,
      form.currency.address,
    )
  const floorLabel = isFloorInCurrency
    ? labels.floorIn(form.currency.symbol)
    : labels.floor
  const prices = [
    ...toSuggestions(market.floor, floorLabel),
    ...toSuggestions(market.offer, labels.bestOffer),
    ...suggestions,
  ].flatMap((price) => {
    const currency = choices.find(({ address }) =>
      isSameIgnoringCase(address, price.currencyAddress),
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

function toSuggestions(
  order: Order | undefined,
  label: string,
): PriceSuggestion[] {
  if (!order) return []
  const { priceAmount: amount, priceCurrencyAddress: currencyAddress } = order
  return [{ amount, currencyAddress, label }]
}
