'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { getOrderKey } from '../../order/orderId.js'
import type { CollectibleMetadata, Order } from '../../rpc/schemas.js'
import { formatCount } from '../Price/formatPrice.js'
import { ItemPicture } from './ItemPicture.js'
import { useOrderMetadata } from './useMetadata.js'

const most = 4

type PicturedItem = {
  collectible?: CollectibleMetadata | undefined
  order: Order
}

export function ItemPictures({ items }: { items: readonly PicturedItem[] }) {
  const { locale } = useMarketKit()
  const shown = items.slice(0, items.length > most + 1 ? most : most + 1)
  return (
    <div data-count={shown.length} className="mk-pictures">
      {shown.map((item) => (
        <Picture item={item} key={getOrderKey(item.order)} />
      ))}
      {items.length > shown.length && (
        <span className="mk-pictures-more">{`+${formatCount(String(items.length - shown.length), locale)}`}</span>
      )}
    </div>
  )
}

function Picture({ item }: { item: PicturedItem }) {
  return <ItemPicture metadata={useOrderMetadata(item)} />
}
