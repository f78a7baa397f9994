'use client'
import { type ReactNode, useState } from 'react'
import { zeroAddress } from 'viem'
import type { useBuy } from '../../hooks/trades/useBuy.js'
import { buyLabels } from '../../labels/buyLabels.js'
import { priceLabels } from '../../labels/priceLabels.js'
import { tradeLabels } from '../../labels/tradeLabels.js'
import type { Order } from '../../rpc/schemas.js'
import { useAddress } from '../../wallet/useConnection.js'
import { Row, Rows } from '../base/Rows.js'
import { ExactPrice } from '../Price/ExactPrice.js'
import { Price } from '../Price/Price.js'
import { useCurrency } from '../Price/useCurrency.js'
import { Unknown } from '../text/Unknown.js'
import { useLabels } from '../text/useLabels.js'
import { FlowSteps } from '../trade/FlowSteps.js'
import { BuyChecks } from './BuyChecks.js'
import type { Basket } from './basketTrade.js'

export function BuyCosts(props: {
  children?: ReactNode
  cost: Pick<
    Basket,
    | 'currency'
    | 'fees'
    | 'funds'
    | 'isPlanLoading'
    | 'missing'
    | 'plan'
    | 'quote'
    | 'total'
  >
  flow: useBuy.ReturnType
  item: string
  order: Order
  usd: number | undefined
}) {
  const { children, cost, flow, item, order, usd } = props
  const { currency, fees, funds, missing, plan, quote, total } = cost
  const { chainId } = order
  const address = useAddress()
  const labels = useLabels(priceLabels, tradeLabels)
  return (
    <>
      <Rows>
        {children}
        {fees > 0n && (
          <Row label={labels.additionalFees}>
            <ExactPrice amount={fees} currency={currency} />
          </Row>
        )}
        <Row kind="total" label={labels.total}>
          <Price amount={String(total)} currency={currency} exact usd={usd} />
        </Row>
        <NetworkFeeRow
          chainId={chainId}
          fee={plan?.networkFee}
          isFixed={!flow.isIdle}
        />
        {address && (
          <Row
            kind={missing === undefined ? 'muted' : 'short'}
            label={labels.balance}
          >
            {funds === undefined ? (
              <Unknown />
            ) : (
              <Price amount={String(funds)} currency={currency} mark={false} />
            )}
          </Row>
        )}
      </Rows>
      <FlowSteps
        account={flow.account}
        chainId={chainId}
        hints={{ tokenApproval: labels.approveCurrencyText }}
        pending={flow.isPending}
        progress={flow.progress}
        quote={quote.data}
        subject={currency.symbol}
      />
      {(plan || cost.isPlanLoading) && missing === undefined && (
        <div className="mk-reveal">
          {plan ? (
            <BuyChecks
              currency={currency}
              item={item}
              order={order}
              plan={plan}
            />
          ) : (
            <div className="mk-checks">
              <span className="mk-skeleton" />
            </div>
          )}
        </div>
      )}
    </>
  )
}

function NetworkFeeRow(props: {
  chainId: number
  fee: bigint | undefined
  isFixed: boolean
}) {
  const { chainId, isFixed } = props
  const [fee, setFee] = useState(props.fee)
  if (!isFixed && fee !== props.fee) setFee(props.fee)
  const labels = useLabels(buyLabels)
  const native = useCurrency(chainId, zeroAddress)
  return (
    <Row kind="muted" label={labels.networkFee}>
      {fee === undefined || !native ? (
        labels.networkFeeByWallet
      ) : (
        <>
          <span>≈</span>{' '}
          <Price amount={String(fee)} currency={native} mark={false} />
        </>
      )}
    </Row>
  )
}
