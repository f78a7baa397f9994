'use client'
import type { useBuy } from '../../hooks/useBuy.js'
import type { useBuySteps } from '../../hooks/useBuySteps.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'

/** The button of a purchase: it always says the next true thing. */
export function BuyAction(props: {
  connected: boolean
  flow: useBuy.ReturnType
  gone: boolean
  missing: boolean
  next: Order | undefined
  onAskAgain: () => void
  onBuy: () => void
  onClose: () => void
  onNext: (order: Order) => void
  quote: useBuySteps.ReturnType
  symbol: string
  total: string
}) {
  const { flow, gone, missing, next, onBuy, onNext, quote, symbol } = props
  const { onConnect } = useMarketKit()
  const labels = useLabels()
  if (flow.isPending)
    return (
      <ActionButton busy>{workingLabel(flow.progress, labels)}</ActionButton>
    )
  if (!props.connected)
    return (
      <ActionButton disabled={!onConnect} onClick={onConnect}>
        {labels.connect}
      </ActionButton>
    )
  if (gone)
    return next ? (
      <NextButton onNext={onNext} order={next} />
    ) : (
      <ActionButton onClick={props.onClose} tone="secondary">
        {labels.close}
      </ActionButton>
    )
  if (quote.error && !flow.error)
    return (
      <ActionButton onClick={() => quote.refetch()}>
        {labels.retry}
      </ActionButton>
    )
  if (flow.error)
    return (
      <FailureActions
        error={flow.error}
        onAgain={onBuy}
        onAskAgain={props.onAskAgain}
        onClose={props.onClose}
      />
    )
  if (missing)
    return (
      <ActionButton disabled>{labels.insufficientFunds(symbol)}</ActionButton>
    )
  if (!quote.data) return <ActionButton busy>{labels.checking}</ActionButton>
  return (
    <ActionButton onClick={onBuy}>
      {quote.data[0]?.id === 'tokenApproval'
        ? labels['stepTitle.tokenApproval'](symbol)
        : labels.buyFor(props.total)}
    </ActionButton>
  )
}

function NextButton(props: { onNext: (order: Order) => void; order: Order }) {
  const { onNext, order } = props
  const { locale } = useMarketKit()
  const labels = useLabels()
  const { decimals, symbol } = useOrderCurrency(order)
  const price = formatPrice(order.priceAmount, decimals, { locale })
  return (
    <ActionButton onClick={() => onNext(order)}>
      {labels.orderGoneNext(`${price} ${symbol}`)}
    </ActionButton>
  )
}
