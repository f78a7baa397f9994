'use client'
import { filterLabels } from '../../labels/filterLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { isSameText } from '../../rpc/isSameText.js'
import { useCurrencies } from '../listing/useCurrencies.js'
import { CurrencyMark } from '../Price/CurrencyMark.js'
import { useLabels } from '../text/useLabels.js'
import { ChoiceFacet } from './ChoiceFacet.js'
import type { FilterProps } from './filterProps.js'

export function OrderFacets(props: FilterProps) {
  const { marketplaces = [], onValueChange, value } = props
  const labels = useLabels(filterLabels, priceLabels)
  const currencies = useCurrencyChoices(props)
  return (
    <>
      {marketplaces.length > 1 && (
        <ChoiceFacet
          isOpen={false}
          name={labels.marketplace}
          onChoose={(id, isChosen) =>
            onValueChange((it) => ({
              ...it,
              marketplaces: toggle(it.marketplaces, id, isChosen),
            }))
          }
          options={marketplaces.map(({ id, label }) => ({
            isChosen: value.marketplaces.includes(id),
            label,
            value: id,
          }))}
        />
      )}
      {currencies.length > 1 && (
        <ChoiceFacet
          isOpen={false}
          name={labels.currency}
          onChoose={(address, isChosen) =>
            onValueChange((it) => ({
              ...it,
              currencies: toggle(it.currencies, address, isChosen),
            }))
          }
          options={currencies}
        />
      )}
    </>
  )
}

function useCurrencyChoices({ chainId, currencies, value }: FilterProps) {
  return useCurrencies(chainId, currencies).map(({ address, symbol }) => ({
    isChosen: value.currencies.some((it) => isSameText(it, address)),
    label: symbol,
    mark: <CurrencyMark symbol={symbol} />,
    value: address,
  }))
}

function toggle<item extends string>(
  items: readonly item[],
  item: item,
  isChosen: boolean,
): item[] {
  const others = items.filter((it) => !isSameText(it, item))
  return isChosen ? [...others, item] : others
}
