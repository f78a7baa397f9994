import type * as v from 'valibot'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { requestSchemas } from '../../rpc/requests.js'
import type { Step } from '../../rpc/schemas.js'
import { readFunds } from '../chain/reads.js'
import { erc20Abi } from '../chain/tokenAbis.js'
import type { NetworkConfig, ServiceContext } from '../context.js'
import { ServiceError } from '../http/serviceErrors.js'
import { checkFillable } from './checkFillable.js'
import { fillCall } from './fillCall.js'
import { type Fill, type Tip, withTips } from './fills.js'
import { findOrder } from './findOrder.js'
import { currencyApproval, transactionStep } from './steps.js'

/** What GenerateBuyTransaction is asked. */
export type BuyQuote = v.InferOutput<
  (typeof requestSchemas)['GenerateBuyTransaction']
>

/** The steps that buy: an approval where missing, then one transaction. */
export async function generateBuy(
  context: ServiceContext,
  network: NetworkConfig,
  request: BuyQuote,
): Promise<Step[]> {
  const fills = await findFills(context, network, request)
  const { currency } = oneCurrency(fills)
  const fees = feesOf(request)
  const total = [
    ...fills.map(({ order, quantity }) => order.pricePerToken * quantity),
    ...fees.map(({ amount }) => amount),
  ].reduce((sum, amount) => sum + amount, 0n)
  if (total >= 2n ** 256n)
    throw new ServiceError('InvalidArgument', 'The total exceeds 2^256-1.', {
      field: 'additionalFees',
    })
  const isNative = isAddressEqual(currency, zeroAddress)
  return [
    ...(isNative
      ? []
      : await approvalSteps(network, { ...request, currency, total })),
    transactionStep('buy', {
      to: network.seaport,
      data: fillCall(withTips(fills, { currency, fees }), request.buyer),
      value: isNative ? total : 0n,
      price: total,
    }),
  ]
}

function feesOf({ additionalFees }: BuyQuote): Tip[] {
  return (additionalFees ?? []).flatMap(({ amount, receiver }, index) => {
    if (BigInt(amount) === 0n) return []
    if (isAddressEqual(receiver, zeroAddress))
      throw new ServiceError(
        'InvalidArgument',
        'A fee to the zero address would be lost. Name who receives it.',
        { field: `additionalFees.${index}.receiver` },
      )
    return [{ amount: BigInt(amount), recipient: receiver }]
  })
}

async function findFills(
  context: ServiceContext,
  network: NetworkConfig,
  request: BuyQuote,
): Promise<Fill[]> {
  const { buyer, ordersData } = request
  const ids = ordersData.map(({ orderId }) => orderId.toLowerCase())
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twice >= 0)
    throw new ServiceError(
      'InvalidArgument',
      `Order ${ids[twice]} is named twice. Name it once, with the whole quantity.`,
      { field: `ordersData.${twice}.orderId` },
    )
  return Promise.all(
    ordersData.map(async ({ orderId, quantity, tokenId }, index) => {
      const field = `ordersData.${index}`
      const order = await findOrder(context, network, {
        ...request,
        field: `${field}.orderId`,
        orderId,
      })
      if (tokenId != null && order.tokenId !== BigInt(tokenId))
        throw new ServiceError(
          'InvalidArgument',
          `Order ${orderId} sells token ${order.tokenId}, not ${tokenId}.`,
          { field: `${field}.tokenId` },
        )
      const fill = { order, quantity: BigInt(quantity) }
      await checkFillable(network, fill, { buyer, field, now: context.now() })
      return fill
    }),
  )
}

function oneCurrency(fills: readonly Fill[]): { currency: Address } {
  const [first, ...others] = fills
  if (!first)
    throw new ServiceError('InvalidArgument', 'Name at least one order.', {
      field: 'ordersData',
    })
  const currency = first.order.currencyAddress
  const other = others.findIndex(
    ({ order }) => !isAddressEqual(order.currencyAddress, currency),
  )
  if (other >= 0)
    throw new ServiceError(
      'InvalidArgument',
      'The orders are priced in different currencies. Buy them one currency at a time.',
      { field: `ordersData.${other + 1}.orderId` },
    )
  return { currency }
}

/** Some tokens refuse to change an allowance that is not zero. */
async function approvalSteps(
  network: NetworkConfig,
  {
    buyer,
    currency,
    total,
  }: { buyer: Address; currency: Address; total: bigint },
): Promise<Step[]> {
  const { allowance } = await readFunds(network, currency, buyer)
  if (allowance >= total) return []
  const approval = currencyApproval(network, currency, total)
  if (allowance === 0n) return [approval]
  const changes = await network.client
    .simulateContract({
      account: buyer,
      address: currency,
      abi: erc20Abi,
      functionName: 'approve',
      args: [network.seaport, total],
    })
    .then(
      () => true,
      () => false,
    )
  return changes
    ? [approval]
    : [currencyApproval(network, currency, 0n), approval]
}
