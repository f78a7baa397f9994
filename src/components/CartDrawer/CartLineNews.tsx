'use client'
import type { CartLine } from '../../hooks/cart/cartLines.js'
import { useCart } from '../../hooks/cart/useCart.js'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { cartLabels } from '../../labels/cartLabels.js'
import { outcomeLabels } from '../../labels/outcomeLabels.js'
import {
  getAvailableQuantity,
  getQuantityDecimals,
} from '../../order/quantity.js'
import { getUnitPrice } from '../../order/unitPrice.js'
import { LinkButton } from '../base/Button.js'
import { formatCount } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { usePriceText } from '../Price/usePriceText.js'
import { useNextListing } from '../purchase/useBuyQuote.js'
import { useLabels } from '../text/useLabels.js'

export function CartLineNews({ line }: { line: CartLine }) {
  const { now, order, status } = line
  const labels = useLabels(cartLabels, outcomeLabels)
  const { add, replace, setQuantity } = useCart()
  const { locale } = useMarketKit()
  const write = usePriceText(useOrderCurrency(order))
  const next = useNextListing(status === 'gone' ? order : undefined)
  const available = String(getAvailableQuantity(now))
  switch (status) {
    case 'gone':
      return next ? (
        <News
          action={labels.cartReplace(write(getUnitPrice(next)))}
          onAction={() => replace(order, next)}
        />
      ) : null
    case 'buying':
      return <News busy text={labels['resumed.resuming']('buy')} />
    case 'inDoubt':
      return <News text={labels['resumed.unresolved']('buy')} />
    case 'cheaper':
      return (
        <News
          text={labels['cartLine.cheaper'](write(getUnitPrice(order)))}
          tone="good"
        />
      )
    case 'dearer':
      return (
        <News
          action={labels.cartAccept(write(getUnitPrice(now)))}
          onAction={() => add(now)}
          text={labels['cartLine.dearer'](write(getUnitPrice(order)))}
        />
      )
    case 'fewer': {
      const written = formatCount(available, locale, getQuantityDecimals(now))
      return (
        <News
          action={labels.cartAcceptFewer(written)}
          onAction={() => setQuantity(now, available)}
          text={labels['cartLine.fewer'](written)}
        />
      )
    }
    default:
      return null
  }
}

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
      {action && <LinkButton onClick={onAction}>{action}</LinkButton>}
    </div>
  )
}
