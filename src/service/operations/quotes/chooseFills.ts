import type * as v from 'valibot'
import { isAddressEqual } from 'viem'
import type { requestSchemas } from '../../../rpc/requests.js'
import { createReadMany } from '../../chain/readMany.js'
import type { NetworkConfig, ServiceContext } from '../../context.js'
import { demoteOrders } from '../../orders/demoteOrders.js'
import type { OrderRow } from '../../orders/orderRow.js'
import { ServiceError } from '../../serviceErrors.js'
import {
  type FillProblem,
  fillProblem,
  readListingFacts,
} from './fillProblem.js'
import { findOrders } from './findOrders.js'

/** The request of GenerateBuyTransaction. */
export type BuyQuote = v.InferOutput<
  (typeof requestSchemas)['GenerateBuyTransaction']
>

/** A requested listing and quantity. */
export type WantedFill = { order: OrderRow; quantity: bigint }

type CheckedFill = WantedFill & { problem: FillProblem | undefined }

/** The fills that a request asks for, and those that can be bought now. */
export type Choice = {
  wanted: readonly WantedFill[]
  available: readonly WantedFill[]
}

/**
 * Chooses the orders to buy. Leaves out listings that were sold, ended or
 * cannot deliver the quantity, if another one is left: Seaport does the same
 * with orders that are sold between quote and purchase.
 *
 * @throws ServiceError if none is left, with the reason for each, or if one
 * transaction cannot buy all requested orders.
 */
export async function chooseFills(
  context: ServiceContext,
  network: NetworkConfig,
  request: BuyQuote,
): Promise<Choice> {
  const wanted = await readWanted(context, network, request)
  // Facts that several orders share are read once.
  const view = {
    ...network,
    cache: new Map(),
    readMany: createReadMany(network.client, undefined),
  }
  const listings = await Promise.all(
    wanted.map(async (fill) => ({
      fill,
      facts: await readListingFacts(network, view, fill.order),
    })),
  )
  const taken = new Map<string, bigint>()
  const checked = listings.map(({ facts, fill }) => {
    const holding = `${fill.order.maker} ${fill.order.tokenId}`
    const before = taken.get(holding) ?? 0n
    const problem = fillProblem(fill, facts, {
      buyer: request.buyer,
      now: context.now(),
      taken: before,
    })
    if (!problem) taken.set(holding, before + fill.quantity)
    return { ...fill, problem }
  })
  // A quote neither fails with the book's update, nor waits for it.
  const demoted = demote(context, network, checked).catch((error) =>
    context.log({
      level: 'error',
      message: 'Orders that cannot be bought are still in the book.',
      error,
    }),
  )
  const available = checked.filter(({ problem }) => !problem)
  if (available.length > 0) return { wanted, available }
  await demoted
  throw noneLeft(checked)
}

/** Takes orders off the book that no buyer could buy; the indexer reads them again. */
async function demote(
  context: ServiceContext,
  network: NetworkConfig,
  checked: readonly CheckedFill[],
) {
  const unfillable = checked.flatMap(({ order, problem }) =>
    problem?.isForAll && order.status === 'active'
      ? [{ order, text: problem.text }]
      : [],
  )
  if (unfillable.length === 0) return
  const demoted = await demoteOrders(
    context,
    network,
    unfillable.map(({ order }) => order),
  )
  for (const { order, text } of unfillable)
    if (demoted.has(order.orderHash))
      context.log({
        level: 'info',
        message: `Order ${order.orderHash} on ${network.name} was removed from the book: ${text}`,
      })
}

async function readWanted(
  context: ServiceContext,
  network: NetworkConfig,
  request: BuyQuote,
): Promise<WantedFill[]> {
  const { ordersData } = request
  const ids = ordersData.map(({ orderId }) => orderId.toLowerCase())
  const find = await findOrders(context, network, request, ids)
  const wanted = ordersData.map(({ orderId, quantity, tokenId }, index) => {
    const refuse = (at: string, problem: string) =>
      refusal(`ordersData.${index}.${at}`, `Order ${orderId} ${problem}`)
    const order = find({ field: `ordersData.${index}.orderId`, orderId })
    if (ids.indexOf(orderId.toLowerCase()) !== index)
      throw refuse(
        'orderId',
        'appears twice. Pass it once with the total quantity.',
      )
    if (order.side !== 'listing')
      throw refuse(
        'orderId',
        'cannot be bought: it is an offer to buy. Accepting it would sell a token, and this operation only buys.',
      )
    if (tokenId !== undefined && order.tokenId !== BigInt(tokenId))
      throw refuse('tokenId', `sells token ${order.tokenId}, not ${tokenId}.`)
    if (quantity === '0')
      throw refuse(
        'quantity',
        'cannot be bought: the quantity must be at least 1.',
      )
    return { order, quantity: BigInt(quantity) }
  })
  requireOneCurrency(wanted)
  return wanted
}

function requireOneCurrency([first, ...others]: readonly WantedFill[]) {
  others.forEach(({ order }, index) => {
    if (
      !first ||
      isAddressEqual(order.currencyAddress, first.order.currencyAddress)
    )
      return
    throw refusal(
      `ordersData.${index + 1}.orderId`,
      'The orders are priced in different currencies. Buy them one currency at a time.',
    )
  })
}

function noneLeft(checked: readonly CheckedFill[]): ServiceError {
  const [first] = checked
  const texts = checked.map(
    ({ order, problem }) =>
      `Order ${order.orderHash} cannot be bought: ${problem?.text}`,
  )
  return refusal(
    checked.length > 1 ? 'ordersData' : `ordersData.0.${first?.problem?.at}`,
    texts.join(' '),
  )
}

function refusal(field: string, message: string): ServiceError {
  return new ServiceError('InvalidArgument', message, { field })
}
