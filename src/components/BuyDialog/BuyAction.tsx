'use client'
import type { useBuy } from '../../hooks/useBuy.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { useWallet } from '../../hooks/useWallet.js'
import type { Order } from '../../rpc/schemas.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import { ActionButton, workingLabel } from '../parts/ActionButton.js'
import { AddFundsAction } from '../parts/AddFundsAction.js'
import { FailureActions } from '../parts/FailureActions.js'
import { useLabels } from '../parts/useLabels.js'
import { WalletAction } from '../parts/WalletAction.js'
import { canAct } from '../parts/walletPause.js'
import { useNextListing } from './useNextListing.js'
import type { PriceNews } from './usePriceNews.js'
import type { Purchase } from './usePurchase.js'

/** The button of a purchase: it always says the next true thing. */
export function BuyAction(props: {
  flow: useBuy.ReturnType
  /** How much is missing, in smallest units. */
  missing: bigint | undefined
  news: PriceNews | undefined
  onAskAgain: () => void
  onBuy: () => void
  onClose: () => void
  onNext: (order: Order) => void
  purchase: Purchase
  symbol: string
  total: string
  wallet: useWallet.ReturnType
}) {
  const { flow, missing, news, onBuy, onNext, purchase, symbol, wallet } = props
  const { earlier, end, error, quote } = purchase
  const labels = useLabels()
  const next = useNextListing(
    end === 'gone' ? purchase.variables.order : undefined,
  )
  if (flow.isPending)
    return (
      <ActionButton busy>
        {workingLabel(flow.progress, labels, 'buy', wallet.name)}
      </ActionButton>
    )
  if (earlier && !error)
    return <ActionButton busy>{labels['working.resuming']}</ActionButton>
  if (end === 'pending')
    return <ActionButton disabled>{labels.notForSaleYet}</ActionButton>
  if (!wallet.address) return <WalletAction wallet={wallet} />
  if (end === 'checking')
    return <ActionButton busy>{labels.checking}</ActionButton>
  if (end || earlier?.status === 'running')
    return next ? (
      <NextButton onNext={onNext} order={next} />
    ) : (
      <ActionButton onClick={props.onClose} tone="secondary">
        {labels.close}
      </ActionButton>
    )
  if (quote.error && !error)
    return (
      <ActionButton onClick={() => quote.refetch()}>
        {labels.retry}
      </ActionButton>
    )
  if (!canAct(wallet, error)) return <WalletAction wallet={wallet} />
  if (error)
    return (
      <FailureActions
        error={error}
        onAgain={onBuy}
        onAskAgain={props.onAskAgain}
        onClose={props.onClose}
      />
    )
  if (missing !== undefined)
    return (
      <AddFundsAction
        account={wallet.address}
        amount={missing}
        order={purchase.variables.order}
        symbol={symbol}
      />
    )
  if (!quote.data) return <ActionButton busy>{labels.checking}</ActionButton>
  if (news?.mustAccept)
    return (
      <ActionButton onClick={news.accept}>
        {labels.priceAccept(props.total)}
      </ActionButton>
    )
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
