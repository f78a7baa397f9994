'use client'
import type { ReactNode } from 'react'
import type { useBuySteps } from '../../hooks/useBuySteps.js'
import { stepLabels } from '../../labels/stepLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import { useLabels } from '../text/useLabels.js'
import { AddFundsAction } from './AddFundsAction.js'
import { type Trade, TradeAction } from './TradeAction.js'

/** The button of a trade that pays, of one listing or of several. */
export function PayAction(props: {
  /** The button for what only this trade has. */
  children?: ReactNode
  /** What the button says that buys. */
  label: string
  onClose: () => void
  /** An order in the currency that is paid in. */
  order: Order | undefined
  /** What is paid for. */
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
