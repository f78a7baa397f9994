'use client'
import type { Address } from 'viem'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { ActionButton } from '../base/ActionButton.js'
import { useLabels } from '../text/useLabels.js'

/** The button of somebody who holds too little: the host's way to get more. */
export function AddFundsAction(props: {
  account: Address
  /** How much is missing, in smallest units. */
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
