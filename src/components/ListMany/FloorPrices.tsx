'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import { listLabels } from '../ListDialog/listLabels.js'
import { formatPrice } from '../Price/formatPrice.js'
import { getNumberFormat } from '../Price/numberFormat.js'
import { priceLabels } from '../Price/priceLabels.js'
import { isSameIgnoringCase } from '../text/isSameIgnoringCase.js'
import { useLabels } from '../text/useLabels.js'
import { listManyLabels } from './listManyLabels.js'
import type { useListSelection } from './useListSelection.js'

/** In per cent of the floor. */
const changes = [-5, 0, 5, 10]

/** Prices at, below and above the floor. None if it is in another currency. */
export function FloorPrices(props: { selection: useListSelection.ReturnType }) {
  const { currency, edit, market, rows } = props.selection
  const { locale } = useMarketKit()
  const labels = useLabels(listLabels, listManyLabels, priceLabels)
  const { floor } = market
  // An ERC-1155 item has a floor of its own.
  const isShared = rows[0]?.item.contractType === 'ERC721'
  if (!floor || !isShared) return null
  if (!isSameIgnoringCase(floor.priceCurrencyAddress, currency.address))
    return null
  const percent = getNumberFormat(locale, {
    signDisplay: 'exceptZero',
    style: 'percent',
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div aria-label={labels.priceHelp} className="mk-price-chips" role="group">
      {changes.map((change) => {
        const amount = (getUnitPrice(floor) * BigInt(100 + change)) / 100n
        const price = formatPrice(String(amount), currency.decimals, {
          exact: true,
          locale,
        })
        return (
          <button
            className="mk-price-chip"
            key={change}
            onClick={() => edit({ price, prices: {} })}
            type="button"
          >
            <span className="mk-price-chip-label">
              {change
                ? labels.floorAnd(percent.format(change / 100))
                : labels.floor}
            </span>{' '}
            <bdi>
              {formatPrice(String(amount), currency.decimals, { locale })}{' '}
              {currency.symbol}
            </bdi>
          </button>
        )
      })}
    </div>
  )
}
