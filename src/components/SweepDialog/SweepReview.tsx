'use client'
import { countPieces } from '../../hooks/cart/countPieces.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { basketLabels } from '../../labels/basketLabels.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { sweepLabels } from '../../labels/sweepLabels.js'
import { getOrderKey } from '../../order/orderId.js'
import { getQuantityDecimals, isOneToken } from '../../order/quantity.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import { Row, Rows } from '../base/Rows.js'
import { ErrorNotice, Notice } from '../failure/Notice.js'
import { Media } from '../Media/Media.js'
import { formatCount, formatPrice } from '../Price/formatPrice.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import { usePriceText } from '../Price/usePriceText.js'
import { BasketAction } from '../purchase/BasketAction.js'
import { BasketCosts } from '../purchase/BasketReview.js'
import type { BasketItem } from '../purchase/basketTrade.js'
import { useLabels } from '../text/useLabels.js'
import { SweepFields } from './SweepFields.js'
import type { SweepChoice } from './useSweepChoice.js'
import type { useSweepDialog } from './useSweepDialog.js'

export function SweepReview(props: {
  onClose: () => void
  sweep: useSweepDialog.ReturnType
}) {
  const { onClose, sweep } = props
  const [first] = sweep.basket.items
  return (
    <>
      <div className="mk-dialog-body">
        {/* Stays mounted when the picks change, to keep the focus. */}
        <SweepFields disabled={sweep.next === 'working'} sweep={sweep} />
        {first ? (
          <Picked order={first.order} sweep={sweep} />
        ) : (
          <NothingPicked sweep={sweep} />
        )}
      </div>
      <footer className="mk-dialog-footer">
        {first ? (
          <BasketAction onClose={onClose} trade={sweep} />
        ) : (
          <NoSweep sweep={sweep} />
        )}
      </footer>
    </>
  )
}

function Picked(props: { order: Order; sweep: useSweepDialog.ReturnType }) {
  const { order, sweep } = props
  const { basket, choices, currency, isLimited, looked } = sweep
  const labels = useLabels(sweepLabels)
  return (
    <>
      <SweepPicks currency={currency} items={basket.items} />
      {choices.length > 1 && (
        <p className="mk-dialog-text">{labels.sweepOthers}</p>
      )}
      {isLimited ? (
        <p className="mk-dialog-text">
          {labels.sweepLimited(basket.items.length)}
        </p>
      ) : (
        looked !== undefined && (
          <p className="mk-dialog-text">{labels.sweepUnread(looked)}</p>
        )
      )}
      <BasketCosts isFolded order={order} trade={sweep} />
    </>
  )
}

function NothingPicked({ sweep }: { sweep: SweepChoice }) {
  const { cheapest, currency, draft, found } = sweep
  const labels = useLabels(sweepLabels)
  const write = usePriceText(currency)
  if (found.error)
    return (
      <ErrorNotice
        error={found.error}
        money={{ chainId: 0, currencyAddress: currency.address }}
        progress={undefined}
      />
    )
  if (found.isPending) return null
  if (!cheapest) return <Notice tone="neutral">{labels.sweepEmpty}</Notice>
  if (!draft.budget) return null
  return (
    <Notice tone="neutral">
      {labels.sweepTooLittle(write(getUnitPrice(cheapest)))}
    </Notice>
  )
}

function NoSweep({ sweep }: { sweep: SweepChoice }) {
  const { found } = sweep
  const labels = useLabels(commonLabels, sweepLabels)
  if (found.error)
    return (
      <ActionButton onClick={() => found.refetch()}>
        {labels.retry}
      </ActionButton>
    )
  if (found.isPending)
    return <ActionButton busy>{labels.checking}</ActionButton>
  return <ActionButton disabled>{labels.sweepNothing}</ActionButton>
}

const maxPictures = 12

function SweepPicks(props: {
  currency: CurrencyFacts
  items: readonly BasketItem[]
}) {
  const { currency, items } = props
  const labels = useLabels(basketLabels, commonLabels, sweepLabels)
  const { locale } = useMarketKit()
  const prices = items.map(({ order }) => getUnitPrice(order))
  const [first, last] = [prices[0], prices.at(-1)]
  if (first === undefined || last === undefined) return null
  const shown = items.slice(
    0,
    items.length > maxPictures ? maxPictures - 1 : maxPictures,
  )
  const write = (amount: bigint) =>
    formatPrice(amount, currency.decimals, { exact: true, locale })
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
            {!isOneToken(order, quantity) && (
              <span className="mk-pill">
                {labels.times(
                  formatCount(quantity, locale, getQuantityDecimals(order)),
                )}
              </span>
            )}
          </li>
        ))}
        {items.length > shown.length && (
          <li className="mk-pictures-more">{`+${formatCount(String(items.length - shown.length), locale)}`}</li>
        )}
      </ul>
      {countPieces(items) > 1n && (
        <Rows>
          <Row kind="muted" label={labels.sweepRange}>
            <bdi>{`${
              first === last
                ? write(first)
                : labels.rangeBetween(write(first), write(last))
            } ${currency.symbol}`}</bdi>
          </Row>
        </Rows>
      )}
    </>
  )
}
