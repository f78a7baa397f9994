'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { getOrderKey } from '../../order/orderId.js'
import { formatCount } from '../Price/formatPrice.js'
import { ItemPicture } from '../trade/ItemPicture.js'
import { useOrderMetadata } from '../trade/useMetadata.js'
import type { BasketItem } from './basketTrade.js'

const most = 4

export function BasketPictures({ items }: { items: readonly BasketItem[] }) {
  const { locale } = useMarketKit()
  const shown = items.slice(0, items.length > most + 1 ? most : most + 1)
  return (
    <div data-count={shown.length} className="mk-basket-pictures">
      {shown.map((item) => (
        <Picture item={item} key={getOrderKey(item.order)} />
      ))}
      {items.length > shown.length && (
        <span className="mk-basket-more">{`+${formatCount(String(items.length - shown.length), locale)}`}</span>
      )}
    </div>
  )
}

function Picture({ item }: { item: BasketItem }) {
  return <ItemPicture metadata={useOrderMetadata(item)} />
}
