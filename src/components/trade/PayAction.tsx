'use client'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import type { useBuySteps } from '../../hooks/useBuySteps.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import { stepLabels } from '../StepsProgress/stepLabels.js'
import { useLabels } from '../text/useLabels.js'
import { type Trade, TradeAction } from './TradeAction.js'
import { tradeLabels } from './tradeLabels.js'

export function PayAction(props: {
  /** The button for values of `next` that only this trade has. */
  children?: ReactNode
  label: string
  onClose: () => void
  /** An order in the payment currency. */
  order: Order | undefined
  subject: {
    missing: bigint | undefined
    news: { accept: () => void } | undefined
    quote: Pick<useBuySteps.ReturnType, 'data'>
  }
  symbol: string
  total: string
  trade: Trade & { buy: () => void }
}) {
  const { children, label, onClose, order, subject, symbol, total, trade } =
    props
  const { missing, news, quote } = subject
  const { buy, next, wallet } = trade
  const labels = useLabels(stepLabels, tradeLabels)
  return (
    <TradeAction kind="buy" onClose={onClose} trade={trade}>
      {next === 'addFunds' && order && wallet.address ? (
        <AddFundsAction
          account={wallet.address}
          amount={missing ?? 0n}
          order={order}
          symbol={symbol}
        />
      ) : next === 'accept' ? (
        <ActionButton onClick={() => news?.accept()}>
          {labels.priceAccept(total)}
        </ActionButton>
      ) : next === 'buy' ? (
        <ActionButton onClick={buy}>
          {quote.data?.[0]?.id === 'tokenApproval'
            ? labels['stepTitle.tokenApproval'](symbol)
            : label}
        </ActionButton>
      ) : (
        children
      )}
    </TradeAction>
  )
}

/** Offers the host's way to get funds, or says that they are missing. */
function AddFundsAction(props: {
  account: Address
  /** Missing amount, in smallest units. */
  amount: bigint
  order: Order
  symbol: string
}) {
  const { account, amount, order, symbol } = props
  const { onAddFunds } = useMarketKit()
  const labels = useLabels(tradeLabels)
  if (!onAddFunds)
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
