'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { FlowMoney } from '../failure/FindingList.js'
import { formatCount, formatPrice } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { tradeLabels } from '../trade/tradeLabels.js'
import { BuyAction } from './BuyAction.js'
import { BuyChecks } from './BuyChecks.js'
import { BuyNotice } from './BuyNotice.js'
import { BuyRows } from './BuyRows.js'
import { buyLabels } from './buyLabels.js'
import type { usePurchase } from './usePurchase.js'

/** What is bought, for how much, by which steps; and the button to do it. */
export function BuyReview(props: {
  money: FlowMoney
  name: string
  onClose: () => void
  purchase: usePurchase.ReturnType
}) {
  const { money, name, onClose, purchase } = props
  const { currency, earlier, fees, flow, missing, order, plan, quantity } =
    purchase
  const { chainId } = order
  const labels = useLabels(buyLabels, tradeLabels)
  const { locale } = useMarketKit()
  const write = (amount: bigint) =>
    `${formatPrice(amount, currency.decimals, { locale })} ${currency.symbol}`
  return (
    <>
      <div className="mk-dialog-body">
        <BuyRows
          additionalFees={fees}
          available={purchase.available}
          currency={currency}
          funds={purchase.funds}
          isFixed={!flow.isIdle}
          networkFee={plan?.networkFee}
          onQuantity={
            flow.isPending || earlier ? undefined : purchase.setQuantity
          }
          order={order}
          quantity={quantity}
          total={purchase.total}
        />
        <FlowSteps
          account={flow.account}
          chainId={chainId}
          hints={{ tokenApproval: labels.approveCurrencyText }}
          pending={flow.isPending}
          progress={flow.progress}
          quote={purchase.quote.data}
          subject={currency.symbol}
        />
        {plan && missing === undefined && (
          <BuyChecks
            currency={currency}
            item={
              quantity > 1n
                ? labels.several(formatCount(quantity, locale), name)
                : name
            }
            money={money}
            order={order}
            plan={plan}
          />
        )}
        <BuyNotice
          missing={missing === undefined ? undefined : write(missing)}
          money={money}
          purchase={purchase}
          write={write}
        />
      </div>
      <footer className="mk-dialog-footer">
        <BuyAction
          onClose={onClose}
          purchase={purchase}
          symbol={currency.symbol}
          total={write(purchase.total)}
        />
      </footer>
    </>
  )
}
