'use client'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { listLabels } from '../../labels/listLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import { isSameText } from '../../rpc/isSameText.js'
import type { Order } from '../../rpc/schemas.js'
import { formatBps } from '../Price/formatPrice.js'
import { roundBps } from '../Price/roundBps.js'
import { useLabels } from '../text/useLabels.js'
import type { ListTerms } from './listTerms.js'
import { PriceChips } from './PriceChips.js'

/** A price that the host suggests, such as the price of the last sale. */
export type PriceSuggestion = {
  /** Unit price in the smallest unit of the currency. */
  amount: string
  /** Currency of the price. */
  currencyAddress: Address
  /** Label, such as `Last sale`. */
  label: string
}

export function PriceHelpers(props: {
  form: ListTerms
  suggestions: readonly PriceSuggestion[] | undefined
}) {
  const { form, suggestions = [] } = props
  const { asked, belowFloorBps, choices, edit, market, problem } = form
  const { locale } = useMarketKit()
  const labels = useLabels(listLabels, priceLabels)
  const prices = [
    ...toSuggestions(market.floor, labels.floor),
    ...toSuggestions(market.offer, labels.bestOffer),
    ...suggestions,
  ].flatMap((price) => {
    const currency = choices.find(({ address }) =>
      isSameText(address, price.currencyAddress),
    )
    return currency ? [{ ...price, currency }] : []
  })
  const isTold = asked?.concerns.includes('farBelowFloor')
  const isBelow = !problem && !isTold && belowFloorBps > 0
  if (!prices.length && !isBelow) return null
  return (
    <div className="mk-price-helpers">
      <PriceChips
        onChoose={(price, { address }) => edit({ currency: address, price })}
        suggestions={prices}
      />
      {isBelow && (
        <p
          data-far={form.concerns.includes('farBelowFloor') ? '' : undefined}
          className="mk-price-below"
          role="status"
        >
          {labels.priceBelowFloor(formatBps(roundBps(belowFloorBps), locale))}
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
  const { priceCurrencyAddress: currencyAddress } = order
  const amount = String(getUnitPrice(order))
  return [{ amount, currencyAddress, label }]
}
