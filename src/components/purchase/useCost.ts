'use client'
import { zeroAddress } from 'viem'
import { useWallet } from '../../hooks/context/useWallet.js'
import type { useBuySteps } from '../../hooks/reads/useBuySteps.js'
import type { useBuy } from '../../hooks/trades/useBuy.js'
import { getTotalPrice, sumFees } from '../../order/unitPrice.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { BuyItem } from '../../steps/flows/buy.js'
import type { PlannedTrial } from '../../steps/simulate/plannedTrial.js'
import { usePayCurrency } from '../Price/useCurrency.js'
import { getPausedAccount } from '../trade/tradeState.js'
import { useBuyPlan } from './useBuyPlan.js'
import { useFunds } from './useFunds.js'

/** All items are in one currency; amounts are in smallest units. */
export function useCost(purchase: {
  additionalFees: readonly AdditionalFee[]
  flow: useBuy.ReturnType
  readsFunds: boolean
  items: readonly BuyItem[]
  quote: useBuySteps.ReturnType
  onTrial: (trial: PlannedTrial) => void
}) {
  const { additionalFees, flow, readsFunds, items, quote } = purchase
  const steps = quote.data
  const order = items[0]?.order
  const { chainId, priceCurrencyAddress } = order ?? noOrder
  const wallet = useWallet({
    account: getPausedAccount(flow),
    chainId: order?.chainId,
  })
  const fees = sumFees(additionalFees)
  const total = getTotalPrice(items) + fees
  const funds = useFunds(chainId, priceCurrencyAddress, readsFunds)
  const { address: account } = wallet
  const plan = useBuyPlan(
    steps && account && flow.isIdle
      ? { account, additionalFees, chainId, items, steps }
      : undefined,
    purchase.onTrial,
  )
  return {
    currency: usePayCurrency(order ?? noOrder),
    fees,
    funds,
    missing: funds !== undefined && funds < total ? total - funds : undefined,
    isPlanLoading: flow.isIdle && (quote.isLoading || plan.isLoading),
    plan: plan.data,
    total,
    wallet,
  }
}

const noOrder = { chainId: 0, priceCurrencyAddress: zeroAddress }
