'use client'
import { lazy, Suspense } from 'react'
import type { useBuy } from '../../hooks/useBuy.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { useWallet } from '../../hooks/useWallet.js'
import type { Order } from '../../rpc/schemas.js'
import { formatCount, formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import type { FlowMoney } from '../parts/FindingList.js'
import { FlowSteps } from '../parts/FlowSteps.js'
import type { FlowQuestion } from '../parts/useFlowQuestion.js'
import { useFunds } from '../parts/useFunds.js'
import { useLabels } from '../parts/useLabels.js'
import { pausedFor } from '../parts/walletPause.js'
import { BuyAction } from './BuyAction.js'
import { BuyNotice } from './BuyNotice.js'
import { BuyRows } from './BuyRows.js'
import { useBuyPlan } from './useBuyPlan.js'
import type { PriceNews } from './usePriceNews.js'
import type { Purchase } from './usePurchase.js'

// It comes with the plan, after the first look.
const BuyChecks = /* @__PURE__ */ lazy(() =>
  import('./BuyChecks.js').then(
    ({ BuyChecks }) => ({ default: BuyChecks }),
    // What cannot be loaded is not shown: the engine checks all the same.
    () => ({ default: () => null }),
  ),
)

/** What is bought, for how much, by which steps; and the button to do it. */
export function BuyReview(props: {
  flow: useBuy.ReturnType
  money: FlowMoney
  name: string
  news: PriceNews | undefined
  onBuy: () => void
  onClose: () => void
  onNext: (order: Order) => void
  purchase: Purchase
  question: FlowQuestion
}) {
  const { flow, money, name, news, onClose, onNext, purchase, question } = props
  const { available, earlier, quantity, setQuantity, quote, variables } =
    purchase
  const { additionalFees, order } = variables
  const { chainId } = order
  const labels = useLabels()
  const { locale } = useMarketKit()
  const wallet = useWallet({ account: pausedFor(flow), chainId })
  const { address: account } = wallet
  const currency = useOrderCurrency(order)
  const funds = useFunds(chainId, order.priceCurrencyAddress)
  const plan = useBuyPlan(
    quote.data && account && flow.isIdle
      ? {
          ...{ account, additionalFees, chainId, steps: quote.data },
          items: [{ order, quantity: variables.quantity }],
        }
      : undefined,
  )

  const fees = additionalFees.reduce((sum, fee) => sum + BigInt(fee.amount), 0n)
  const total = BigInt(order.priceAmount) * quantity + fees
  const write = (amount: bigint) =>
    `${formatPrice(amount, currency.decimals, { locale })} ${currency.symbol}`
  const missing =
    funds !== undefined && funds < total ? total - funds : undefined

  return (
    <>
      <div data-mk="dialog-body">
        <BuyRows
          additionalFees={fees}
          available={available}
          currency={currency}
          funds={funds}
          networkFee={plan?.networkFee}
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
          account={flow.account}
          chainId={chainId}
          hints={{ tokenApproval: labels.approveCurrencyText }}
          pending={flow.isPending}
          progress={flow.progress}
          quote={quote.data}
          subject={currency.symbol}
        />
        {plan && missing === undefined && (
          <Suspense fallback={null}>
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
          </Suspense>
        )}
        <BuyNotice
          flow={flow}
          missing={missing === undefined ? undefined : write(missing)}
          money={money}
          news={news && { ...news, now: BigInt(order.priceAmount), write }}
          purchase={purchase}
          wallet={wallet}
        />
      </div>
      <footer data-mk="dialog-footer">
        <BuyAction
          flow={flow}
          missing={missing}
          news={news}
          onAskAgain={question.askConsent}
          onBuy={props.onBuy}
          onClose={onClose}
          onNext={onNext}
          purchase={purchase}
          symbol={currency.symbol}
          total={write(total)}
          wallet={wallet}
        />
      </footer>
    </>
  )
}
