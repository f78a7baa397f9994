'use client'
import type { CartLine } from '../../hooks/cartLines.js'
import { useCart } from '../../hooks/useCart.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import { getAvailableQuantity } from '../../order/quantity.js'
import type { Order } from '../../rpc/schemas.js'
import { useNextListing } from '../BuyDialog/useBuyQuote.js'
import { formatCount } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { usePriceText } from '../Price/usePriceText.js'
import { useLabels } from '../text/useLabels.js'
import { cartLabels } from './cartLabels.js'

export function CartLineNews({ line }: { line: CartLine }) {
  const { now, order, status } = line
  const labels = useLabels(cartLabels, outcomeLabels)
  const { add, replace, setQuantity } = useCart()
  const write = useWritePrice(order)
  const next = useNextListing(status === 'gone' ? order : undefined)
  const left = String(getAvailableQuantity(now))
  const { locale } = useMarketKit()
  const written = formatCount(left, locale)
  if (status === 'gone')
    return next ? (
      <News
        action={labels.cartReplace(write(next))}
        onAction={() => replace(order, next)}
      />
    ) : null
  if (status === 'buying' || status === 'inDoubt')
    return (
      <News
        busy={status === 'buying'}
        text={labels[`resumed.${flowStatuses[status]}`]('buy')}
      />
    )
  if (status === 'cheaper')
    return <News text={labels['cartLine.cheaper'](write(order))} tone="good" />
  if (status === 'dearer')
    return (
      <News
        action={labels.cartAccept(write(now))}
        onAction={() => add(now)}
        text={labels['cartLine.dearer'](write(order))}
      />
    )
  if (status !== 'fewer') return null
  return (
    <News
      action={labels.cartAcceptFewer(written)}
      onAction={() => setQuantity(now, left)}
      text={labels['cartLine.fewer'](written)}
    />
  )
}

const flowStatuses = { buying: 'settling', inDoubt: 'unresolved' } as const

function News(props: {
  action?: string
  busy?: boolean
  onAction?: () => void
  text?: string
  tone?: 'good'
}) {
  const { action, busy, onAction, text, tone } = props
  return (
    <div className="mk-cart-news" data-tone={tone}>
      {busy && <span className="mk-spinner" />}
      {text && <span>{text}</span>}
      {action && (
        <button className="mk-link" onClick={onAction} type="button">
          {action}
        </button>
      )}
    </div>
  )
}

function useWritePrice(order: Order) {
  const write = usePriceText(useOrderCurrency(order))
  return ({ priceAmount }: Order) => write(priceAmount)
}
