import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Step } from '../../../rpc/schemas.js'
import { orAbsent } from '../../chain/chainView.js'
import { readFunds } from '../../chain/reads.js'
import type { NetworkConfig, ServiceContext } from '../../context.js'
import { ServiceError } from '../../serviceErrors.js'
import { bundleSteps } from './bundleSteps.js'
import { type BuyQuote, chooseFills } from './chooseFills.js'
import { fillCall } from './fillCall.js'
import { type Fill, withTips } from './fills.js'
import {
  currencyApproval,
  type TransactionStep,
  transactionStep,
} from './steps.js'
import { readTips, type Tip, tipsFor } from './tips.js'

/**
 * Returns the steps of a purchase: an approval if needed, then one transaction.
 * Leaves out orders that can no longer be bought, with their part of the fees
 * on top: `price` of the last step is the total of the remaining orders, never
 * more than requested, and its `data` names them. A caller who wants all or
 * nothing compares them.
 *
 * @throws ServiceError if nothing can be bought, or the request is invalid.
 */
export async function generateBuy(
  context: ServiceContext,
  network: NetworkConfig,
  request: BuyQuote,
): Promise<Step[]> {
  const { buyer, walletType } = request
  const asked = readTips(request.additionalFees)
  const { available, wanted } = await chooseFills(context, network, request)
  const tips = tipsFor(available, { fills: wanted, tips: asked })
  const currency = wanted[0]?.order.currencyAddress ?? zeroAddress
  const total = getTotal(available, tips)
  const isNative = isAddressEqual(currency, zeroAddress)
  const purchase = transactionStep('buy', {
    to: network.seaport,
    data: fillCall(withTips(available, { currency, tips }), buyer),
    value: isNative ? total : 0n,
    price: total,
  })
  if (isNative) return [purchase]
  const approvals = await approvalSteps(network, { buyer, currency, total })
  const wallet = { account: buyer, walletType }
  return bundleSteps(network, wallet, [...approvals, purchase])
}

function getTotal(fills: readonly Fill[], tips: readonly Tip[]): bigint {
  const total = [
    ...fills.map(({ order, quantity }) => order.pricePerToken * quantity),
    ...tips.map(({ amount }) => amount),
  ].reduce((sum, amount) => sum + amount, 0n)
  if (total >= 2n ** 256n)
    throw new ServiceError('InvalidArgument', 'The total exceeds 2^256-1.', {
      field: 'additionalFees',
    })
  return total
}

async function approvalSteps(
  network: NetworkConfig,
  payment: { buyer: Address; currency: Address; total: bigint },
): Promise<TransactionStep[]> {
  const { buyer, currency, total } = payment
  const { allowance } = await readFunds(network, currency, buyer)
  if (allowance >= total) return []
  const approval = currencyApproval(network, currency, total)
  const { data, to } = approval
  // Some tokens refuse to change an allowance that is not zero.
  const changes =
    allowance === 0n ||
    (await orAbsent(network.client.call({ account: buyer, data, to })))
  return changes
    ? [approval]
    : [currencyApproval(network, currency, 0n), approval]
}
