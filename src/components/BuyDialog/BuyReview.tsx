'use client'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import type { useBuy } from '../../hooks/useBuy.js'
import { useBuySteps } from '../../hooks/useBuySteps.js'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Order } from '../../rpc/schemas.js'
import { toBuyRequest } from '../../steps/flows/buy.js'
import { formatPrice } from '../Price/formatPrice.js'
import { useOrderCurrency } from '../Price/useCurrency.js'
import type { FlowMoney } from '../parts/FindingList.js'
import { FlowSteps } from '../parts/FlowSteps.js'
import { ErrorNotice, Notice } from '../parts/Notice.js'
import { clamp } from '../parts/QuantityStepper.js'
import type { FlowQuestion } from '../parts/useFlowQuestion.js'
import { useFunds } from '../parts/useFunds.js'
import { useLabels } from '../parts/useLabels.js'
import { BuyAction } from './BuyAction.js'
import { BuyRows } from './BuyRows.js'
import { isGone, useNextListing } from './useNextListing.js'

/** What is bought, for how much, by which steps; and the button to do it. */
export function BuyReview(props: {
  additionalFees: readonly AdditionalFee[]
  flow: useBuy.ReturnType
  money: FlowMoney
  onClose: () => void
  onNext: (order: Order) => void
  order: Order
  question: FlowQuestion
}) {
  const { additionalFees, flow, money, onClose, onNext, order, question } =
    props
  const { chainId } = order
  const labels = useLabels()
  const { locale } = useMarketKit()
  const { address } = useConnection()
  const currency = useOrderCurrency(order)
  const funds = useFunds(chainId, order.priceCurrencyAddress)

  const available = BigInt(
    order.quantityAvailable ?? order.quantityRemaining ?? '1',
  )
  // A dialog opened again over a purchase that runs shows what is bought.
  const [wanted, setWanted] = useState(BigInt(flow.variables?.quantity ?? '1'))
  const quantity = clamp(wanted, available)
  const fees = additionalFees.reduce((sum, fee) => sum + BigInt(fee.amount), 0n)
  const total = BigInt(order.priceAmount) * quantity + fees
  const missing =
    funds !== undefined && funds < total ? total - funds : undefined

  const purchase = { order, quantity: String(quantity), additionalFees }
  const quote = useBuySteps(
    address && !flow.isPending
      ? { chainId, ...toBuyRequest({ ...purchase, buyer: address }) }
      : skipToken,
  )
  const gone = isGone(quote.error) || isGone(flow.error)
  const next = useNextListing(gone ? order : undefined)
  const failure = [flow.error, gone ? undefined : quote.error].find(
    (error) => error && !isGone(error),
  )
  const write = (amount: bigint) =>
    `${formatPrice(amount, currency.decimals, { locale })} ${currency.symbol}`

  return (
    <>
      <div data-mk="dialog-body">
        <BuyRows
          additionalFees={fees}
          available={available}
          currency={currency}
          funds={funds}
          onQuantity={
            flow.isPending
              ? undefined
              : (next) => {
                  if (flow.isError) flow.reset()
                  setWanted(next)
                }
          }
          order={order}
          quantity={quantity}
          total={total}
        />
        <FlowSteps
          chainId={chainId}
          hints={{ tokenApproval: labels.approveCurrencyText }}
          progress={flow.progress}
          quote={quote.data}
          subject={currency.symbol}
        />
        {failure !== undefined && (
          <ErrorNotice error={failure} money={money} progress={flow.progress} />
        )}
        {gone ? (
          <Notice tone="warning">{labels.orderGone}</Notice>
        ) : (
          failure === undefined &&
          missing !== undefined &&
          !flow.isPending && (
            <Notice tone="warning">
              {labels.insufficientFundsText(write(missing))}
            </Notice>
          )
        )}
      </div>
      <footer data-mk="dialog-footer">
        <BuyAction
          connected={Boolean(address)}
          flow={flow}
          gone={gone}
          missing={missing !== undefined}
          next={next}
          onAskAgain={question.askConsent}
          onBuy={() => {
            const { onReview } = question
            flow.mutate({ chainId, onReview, ...purchase })
          }}
          onClose={onClose}
          onNext={onNext}
          quote={quote}
          symbol={currency.symbol}
          total={write(total)}
        />
      </footer>
    </>
  )
}
