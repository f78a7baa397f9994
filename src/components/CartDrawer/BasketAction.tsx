'use client'
import { piecesOf } from '../../hooks/cartLines.js'
import type { useBuy } from '../../hooks/useBuy.js'
import { useWallet } from '../../hooks/useWallet.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { AddFundsAction } from '../parts/AddFundsAction.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'
import { WalletAction } from '../parts/WalletAction.js'
import { canAct, pausedFor } from '../parts/walletPause.js'
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
  const { error, gone, items, missing, news, quote } = basket
  const wallet = useWallet({
    account: pausedFor(flow),
    chainId: items[0]?.order.chainId,
  })
  const labels = useLabels()
  if (flow.isPending)
    return (
      <ActionButton busy>
        {workingLabel(flow.progress, labels, 'buy', wallet.name)}
      </ActionButton>
    )
  if (!canAct(wallet, flow.error)) return <WalletAction wallet={wallet} />
  if (!items.length || (gone && items.length === 1))
    return (
      <ActionButton onClick={onClose} tone="secondary">
        {labels.close}
      </ActionButton>
    )
  if (gone)
    return (
      <ActionButton onClick={() => basket.leaveOut(gone)}>
        {labels.basketLeaveOut}
      </ActionButton>
    )
  if (flow.error)
    return (
      <FailureActions
        error={flow.error}
        onAgain={basket.buy}
        onAskAgain={basket.question.askConsent}
        onClose={onClose}
      />
    )
  if (error)
    return (
      <ActionButton onClick={() => quote.refetch()}>
        {labels.retry}
      </ActionButton>
    )
  if (missing !== undefined && items[0] && wallet.address)
    return (
      <AddFundsAction
        account={wallet.address}
        amount={missing}
        order={items[0].order}
        symbol={symbol}
      />
    )
  if (!quote.data) return <ActionButton busy>{labels.checking}</ActionButton>
  if (news)
    return (
      <ActionButton onClick={news.accept}>
        {labels.priceAccept(total)}
      </ActionButton>
    )
  return (
    <ActionButton onClick={basket.buy}>
      {quote.data[0]?.id === 'tokenApproval'
        ? labels['stepTitle.tokenApproval'](symbol)
        : labels.basketBuy(piecesOf(items), total)}
    </ActionButton>
  )
}
