'use client'
import { piecesOf } from '../../hooks/piecesOf.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { getOrderKey } from '../../order/orderId.js'
import { Row, Rows } from '../base/Rows.js'
import { basketLabels } from '../CartDrawer/basketLabels.js'
import type { BasketItem } from '../CartDrawer/basketTrade.js'
import { Media } from '../Media/Media.js'
import { formatCount, formatPrice } from '../Price/formatPrice.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import { useLabels } from '../text/useLabels.js'
import { sweepLabels } from './sweepLabels.js'

/** Pictures in two rows; more are a number. */
const most = 12

/** What a sweep takes: pictures, and from which price to which. */
export function SweepPicks(props: {
  currency: CurrencyFacts
  items: readonly BasketItem[]
}) {
  const { currency, items } = props
  const labels = useLabels(basketLabels, commonLabels, sweepLabels)
  const { locale } = useMarketKit()
  const prices = items.map(({ order }) => order.priceAmount)
  const [first, last] = [prices[0], prices.at(-1)]
  if (first === undefined || last === undefined) return null
  const shown = items.slice(0, items.length > most ? most - 1 : most)
  const write = (amount: string) =>
    formatPrice(amount, currency.decimals, { locale })
  return (
    <>
      <ul
        aria-label={labels.basketItems(items.length)}
        className="mk-sweep-pictures"
      >
        {shown.map(({ collectible, order, quantity = '1' }) => (
          <li key={getOrderKey(order)}>
            <Media
              alt={collectible?.name ?? ''}
              color={collectible?.backgroundColor}
              eager
              src={collectible?.image ?? collectible?.imageData}
            />
            {quantity !== '1' && (
              <span className="mk-pill">
                {labels.times(formatCount(quantity, locale))}
              </span>
            )}
          </li>
        ))}
        {items.length > shown.length && (
          <li className="mk-sweep-more">
            +{formatCount(String(items.length - shown.length), locale)}
          </li>
        )}
      </ul>
      {piecesOf(items) > 1n && (
        <Rows>
          <Row kind="muted" label={labels.sweepRange}>
            <bdi>
              {first === last
                ? write(first)
                : labels.rangeBetween(write(first), write(last))}{' '}
              {currency.symbol}
            </bdi>
          </Row>
        </Rows>
      )}
    </>
  )
}
