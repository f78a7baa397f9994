'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { AddFundsAction } from '../parts/AddFundsAction.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'
import { WalletAction } from '../parts/WalletAction.js'
import type { usePurchase } from './usePurchase.js'

/** The button of a purchase: it always says the next true thing. */
export function BuyAction(props: {
  onClose: () => void
  purchase: usePurchase.ReturnType
  symbol: string
  total: string
}) {
  const { onClose, purchase, symbol, total } = props
  const { buy, flow, next, order, other, quote, wallet } = purchase
  const labels = useLabels()
  switch (next) {
    case 'working':
      return (
        <ActionButton busy>
          {workingLabel(flow.progress, labels, 'buy', wallet.name)}
        </ActionButton>
      )
    case 'resuming':
      return <ActionButton busy>{labels['working.resuming']}</ActionButton>
    case 'notYet':
      return <ActionButton disabled>{labels.notForSaleYet}</ActionButton>
    case 'wallet':
      return <WalletAction wallet={wallet} />
    case 'checking':
      return <ActionButton busy>{labels.checking}</ActionButton>
    case 'other':
      return other && <OtherButton onClick={purchase.takeOther} order={other} />
    case 'over':
    case 'done':
      return (
        <ActionButton onClick={onClose} tone="secondary">
          {labels.close}
        </ActionButton>
      )
    case 'noSteps':
      return (
        <ActionButton onClick={() => quote.refetch()}>
          {labels.retry}
        </ActionButton>
      )
    case 'failed':
      return (
        <FailureActions
          error={purchase.error}
          onAgain={buy}
          onAskAgain={purchase.question.askConsent}
          onClose={onClose}
        />
      )
    case 'addFunds':
      return (
        wallet.address && (
          <AddFundsAction
            account={wallet.address}
            amount={purchase.missing ?? 0n}
            order={order}
            symbol={symbol}
          />
        )
      )
    case 'accept':
      return (
        <ActionButton onClick={() => purchase.news?.accept()}>
          {labels.priceAccept(total)}
        </ActionButton>
      )
    case 'buy':
      return (
        <ActionButton onClick={buy}>
          {quote.data?.[0]?.id === 'tokenApproval'
            ? labels['stepTitle.tokenApproval'](symbol)
            : labels.buyFor(total)}
        </ActionButton>
      )
  }
}

function OtherButton(props: { onClick: () => void; order: Order }) {
  const { onClick, order } = props
  const { locale } = useMarketKit()
  const labels = useLabels()
  const { decimals, symbol } = useOrderCurrency(order)
  const price = formatPrice(order.priceAmount, decimals, { locale })
  return (
    <ActionButton onClick={onClick}>
      {labels.orderGoneNext(`${price} ${symbol}`)}
    </ActionButton>
  )
}
