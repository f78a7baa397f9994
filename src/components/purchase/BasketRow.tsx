'use client'
import type { ReactNode } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { getQuantityDecimals, isOneToken } from '../../order/quantity.js'
import { getTotalPrice } from '../../order/unitPrice.js'
import { formatCount } from '../Price/formatPrice.js'
import { Price } from '../Price/Price.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { getCollectibleName } from '../text/collectibleName.js'
import { useLabels } from '../text/useLabels.js'
import { OrderIdentity } from '../trade/ItemIdentity.js'
import { ItemPicture } from '../trade/ItemPicture.js'
import { useOrderMetadata } from '../trade/useMetadata.js'
import type { BasketItem } from './basketTrade.js'

export function BasketRow(props: {
  children?: ReactNode
  item: BasketItem
  state?: 'bought' | 'missed' | undefined
}) {
  const { children, item, state } = props
  const { order, quantity = '1' } = item
  const labels = useLabels(commonLabels)
  const { locale } = useMarketKit()
  const currency = useOrderCurrency(order)
  const metadata = useOrderMetadata(item)
  return (
    <li className="mk-basket-row" data-state={state}>
      <ItemPicture metadata={metadata} />
      <div className="mk-basket-words">
        <bdi className="mk-basket-name">
          <span>{getCollectibleName(metadata, labels)}</span>
          {!isOneToken(order, quantity) && (
            <span className="mk-basket-times">{` ${labels.times(
              formatCount(quantity, locale, getQuantityDecimals(order)),
            )}`}</span>
          )}
        </bdi>
        <OrderIdentity order={order} />
      </div>
      {children ?? (
        <Price
          amount={String(getTotalPrice([{ order, quantity }]))}
          currency={currency}
          free
          mark={false}
        />
      )}
    </li>
  )
}
