'use client'
import { useConnection } from 'wagmi'
import type { useBuy } from '../../hooks/useBuy.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { Order } from '../../rpc/schemas.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import type { FlowMoney } from '../parts/FindingList.js'
import { FlowSteps } from '../parts/FlowSteps.js'
import type { FlowQuestion } from '../parts/useFlowQuestion.js'
import { useFunds } from '../parts/useFunds.js'
import { useLabels } from '../parts/useLabels.js'
import { BuyAction } from './BuyAction.js'
import { BuyNotice } from './BuyNotice.js'
import { BuyRows } from './BuyRows.js'
import type { Purchase } from './usePurchase.js'

/** What is bought, for how much, by which steps; and the button to do it. */
export function BuyReview(props: {
  flow: useBuy.ReturnType
  money: FlowMoney
  onBuy: () => void
  onClose: () => void
  onNext: (order: Order) => void
  purchase: Purchase
  question: FlowQuestion
}) {
  const { flow, money, onClose, onNext, purchase, question } = props
  const { available, earlier, quantity, setQuantity, quote, variables } =
    purchase
  const { additionalFees, order } = variables
  const { chainId } = order
  const labels = useLabels()
  const { locale } = useMarketKit()
  const { address } = useConnection()
  const currency = useOrderCurrency(order)
  const funds = useFunds(chainId, order.priceCurrencyAddress)

  const fees = additionalFees.reduce((sum, fee) => sum + BigInt(fee.amount), 0n)
  const total = BigInt(order.priceAmount) * quantity + fees
  const write = (amount: bigint) =>
    `${formatPrice(amount, currency.decimals, { locale })} ${currency.symbol}`
  const missing =
    funds !== undefined && funds < total ? write(total - funds) : undefined

  return (
    <>
      <div data-mk="dialog-body">
        <BuyRows
          additionalFees={fees}
          available={available}
          currency={currency}
          funds={funds}
          onQuantity={
            flow.isPending || earlier
              ? undefined
              : (next) => {
                  if (flow.isError) flow.reset()
                  setQuantity(next)
                }
          }
          order={order}
          quantity={quantity}
          total={total}
        />
        <FlowSteps
          chainId={chainId}
          hints={{ tokenApproval: labels.approveCurrencyText }}
          pending={flow.isPending}
          progress={flow.progress}
          quote={quote.data}
          subject={currency.symbol}
        />
        <BuyNotice
          flow={flow}
          missing={missing}
          money={money}
          purchase={purchase}
        />
      </div>
      <footer data-mk="dialog-footer">
        <BuyAction
          connected={Boolean(address)}
          flow={flow}
          missing={missing !== undefined}
          onAskAgain={question.askConsent}
          onBuy={props.onBuy}
          onClose={onClose}
          onNext={onNext}
          purchase={purchase}
          symbol={currency.symbol}
          total={write(total)}
        />
      </footer>
    </>
  )
}
