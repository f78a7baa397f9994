'use client'
import { piecesOf } from '../../hooks/cartLines.js'
import type { useBuy } from '../../hooks/useBuy.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { AddFundsAction } from '../parts/AddFundsAction.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'
import { WalletAction } from '../parts/WalletAction.js'
import type { Basket } from './useBasket.js'

/** The button of a purchase of several: it says the next true thing. */
export function BasketAction(props: {
  basket: Basket
  flow: useBuy.ReturnType
  onClose: () => void
  symbol: string
  total: string
}) {
  const { basket, flow, onClose, symbol, total } = props
  const { buy, gone, items, missing, next, news, quote, wallet } = basket
  const labels = useLabels()
  switch (next) {
    case 'working':
      return (
        <ActionButton busy>
          {workingLabel(flow.progress, labels, 'buy', wallet.name)}
        </ActionButton>
      )
    case 'wallet':
      return <WalletAction wallet={wallet} />
    case 'nothing':
    case 'done':
      return (
        <ActionButton onClick={onClose} tone="secondary">
          {labels.close}
        </ActionButton>
      )
    case 'leaveOut':
      return (
        <ActionButton onClick={() => gone && basket.leaveOut(gone)}>
          {labels.basketLeaveOut}
        </ActionButton>
      )
    case 'failed':
      return (
        <FailureActions
          error={flow.error}
          onAgain={buy}
          onAskAgain={basket.question.askConsent}
          onClose={onClose}
        />
      )
    case 'noSteps':
      return (
        <ActionButton onClick={() => quote.refetch()}>
          {labels.retry}
        </ActionButton>
      )
    case 'addFunds':
      return (
        items[0] &&
        wallet.address && (
          <AddFundsAction
            account={wallet.address}
            amount={missing ?? 0n}
            order={items[0].order}
            symbol={symbol}
          />
        )
      )
    case 'checking':
      return <ActionButton busy>{labels.checking}</ActionButton>
    case 'accept':
      return (
        <ActionButton onClick={() => news?.accept()}>
          {labels.priceAccept(total)}
        </ActionButton>
      )
    case 'buy':
      return (
        <ActionButton onClick={buy}>
          {quote.data?.[0]?.id === 'tokenApproval'
            ? labels['stepTitle.tokenApproval'](symbol)
            : labels.basketBuy(piecesOf(items), total)}
        </ActionButton>
      )
  }
}
