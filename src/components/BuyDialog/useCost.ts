'use client'
import { zeroAddress } from 'viem'
import type { useBuy } from '../../hooks/useBuy.js'
import { useWallet } from '../../hooks/useWallet.js'
import { getTotalPrice, sumFees } from '../../order/unitPrice.js'
import type { AdditionalFee } from '../../rpc/requests.js'
import type { Step } from '../../rpc/schemas.js'
import type { BuyItem } from '../../steps/flows/buy.js'
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
  steps: readonly Step[] | undefined
}) {
  const { additionalFees, flow, readsFunds, items, steps } = purchase
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
  return {
    currency: usePayCurrency(order ?? noOrder),
    fees,
    funds,
    missing: funds !== undefined && funds < total ? total - funds : undefined,
    plan: useBuyPlan(
      order && steps && account && flow.isIdle
        ? { account, additionalFees, chainId, items, steps }
        : undefined,
    ),
    total,
    wallet,
  }
}

const noOrder = { chainId: 0, priceCurrencyAddress: zeroAddress }
