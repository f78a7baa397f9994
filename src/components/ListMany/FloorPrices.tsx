'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { listManyLabels } from '../../labels/listManyLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import { isSameText } from '../../rpc/isSameText.js'
import { PriceChips } from '../listing/PriceChips.js'
import { getNumberFormat } from '../Price/numberFormat.js'
import { useLabels } from '../text/useLabels.js'
import type { useListSelection } from './useListSelection.js'

const percents = [-5, 0, 5, 10]

export function FloorPrices(props: { selection: useListSelection.ReturnType }) {
  const { currency, edit, market, rows } = props.selection
  const { locale } = useMarketKit()
  const labels = useLabels(listManyLabels, priceLabels)
  const { floor } = market
  // An ERC-1155 item has a floor of its own.
  const isShared = rows[0]?.item.contractType === 'ERC721'
  if (!floor || !isShared) return null
  if (!isSameText(floor.priceCurrencyAddress, currency.address)) return null
  const { format } = getNumberFormat(locale, {
    signDisplay: 'exceptZero',
    style: 'percent',
  })
  const unitPrice = getUnitPrice(floor)
  return (
    <PriceChips
      onChoose={(price) => edit({ price, prices: {} })}
      suggestions={percents.map((percent) => ({
        amount: String((unitPrice * BigInt(100 + percent)) / 100n),
        currency,
        label: percent
          ? labels.floorAnd(format(percent / 100).replace('-', '−'))
          : labels.floor,
      }))}
    />
  )
}
