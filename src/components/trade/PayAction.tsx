'use client'
import type { ReactNode } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import type { useBuySteps } from '../../hooks/reads/useBuySteps.js'
import { stepLabels } from '../../labels/stepLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import type { CurrencyFacts } from '../Price/useCurrency.js'
import { usePriceText } from '../Price/usePriceText.js'
import { useLabels } from '../text/useLabels.js'
import { type Trade, TradeAction } from './TradeAction.js'

export function PayAction(props: {
  children?: ReactNode
  cost: {
    currency: CurrencyFacts
    missing: bigint | undefined
    priceChange: { accept: () => void } | undefined
    quote: Pick<useBuySteps.ReturnType, 'data'>
    total: bigint
  }
  getLabel: (total: string) => string
  onClose: () => void
  order: Order | undefined
  trade: Trade & { buy: () => void }
}) {
  const { children, cost, getLabel, onClose, order, trade } = props
  const { currency, missing, priceChange, quote } = cost
  const labels = useLabels(stepLabels, tradeLabels)
  const total = usePriceText(currency)(cost.total)
  const label = getLabel(total)
  const getButton = () => {
    switch (trade.next) {
      case 'addFunds':
        return (
          order && (
            <AddFundsAction
              account={trade.wallet.address}
              amount={missing ?? 0n}
              order={order}
              symbol={currency.symbol}
            />
          )
        )
      case 'accept':
        return (
          <ActionButton onClick={() => priceChange?.accept()}>
            {labels.priceAccept(total)}
          </ActionButton>
        )
      case 'buy':
        return (
          <ActionButton onClick={trade.buy}>
            {quote.data?.[0]?.id === 'tokenApproval'
              ? labels['stepTitle.tokenApproval'](currency.symbol)
              : label}
          </ActionButton>
        )
      default:
        return children
    }
  }
  return (
    <TradeAction kind="buy" onClose={onClose} trade={trade}>
      {getButton()}
    </TradeAction>
  )
}

function AddFundsAction(props: {
  account: Trade['wallet']['address']
  amount: bigint
  order: Order
  symbol: string
}) {
  const { account, amount, order, symbol } = props
  const { onAddFunds } = useMarketKit()
  const labels = useLabels(tradeLabels)
  if (!onAddFunds || !account)
    return (
      <ActionButton disabled>{labels.insufficientFunds(symbol)}</ActionButton>
    )
  const { chainId, priceCurrencyAddress: currencyAddress } = order
  return (
    <ActionButton
      onClick={() =>
        onAddFunds({
          ...{ account, chainId, currencyAddress },
          amount: String(amount),
        })
      }
    >
      {labels.addFunds(symbol)}
    </ActionButton>
  )
}
