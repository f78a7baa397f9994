import * as v from 'valibot'
import { type Address, isAddressEqual } from 'viem'
import type { ChainView } from '../chain/chainView.js'
import type { NetworkConfig } from '../context.js'
import type { OrderRow } from '../orders/orderRow.js'
import { getFilledQuantity } from '../orders/orderState.js'
import { type ChainFacts, readFacts } from '../orders/readFacts.js'
import { readTerms } from '../orders/readTerms.js'
import { verifySignature } from '../orders/verifySignature.js'
import { wireOrderSchema } from '../orders/wireOrderSchema.js'

/** Why an order cannot be bought, and which field names what is amiss. */
export type FillProblem = { text: string; at: 'orderId' | 'quantity' }

/** What the chain says of a listing. */
export type ListingFacts = ChainFacts & {
  /** Whether it carries the counter at which its maker is. */
  counted: boolean
  /** Whether the signature holds, or the chain knows it without one. */
  signed: boolean
}

/** Asks the chain what decides on whether a listing can be filled. */
export async function readListingFacts(
  network: NetworkConfig,
  view: ChainView,
  order: OrderRow,
): Promise<ListingFacts> {
  const components = v.parse(wireOrderSchema, order.components)
  const terms = readTerms(components, {
    currency: order.currencyAddress,
    feeRecipient: network.feeRecipient,
  })
  const [facts, signature] = await Promise.all([
    readFacts(view, order.orderHash, terms),
    // The contract of a maker may have changed its mind.
    order.signature && verifySignature(network, components, order.signature),
  ])
  return {
    ...facts,
    signed: facts.status.validated || Boolean(signature),
    counted: facts.counter === components.counter,
  }
}

/** What keeps the buyer from filling a listing; undefined when nothing does. */
export function fillProblem(
  { order, quantity }: { order: OrderRow; quantity: bigint },
  facts: ListingFacts,
  {
    buyer,
    now,
    taken,
  }: {
    buyer: Address
    /** Milliseconds since 1970. */
    now: number
    /** What the same purchase takes from the same maker, of the same token. */
    taken: bigint
  },
): FillProblem | undefined {
  const { approved, counted, holding = 0n, signed, status } = facts
  const left =
    order.quantityInitial - getFilledQuantity(order.quantityInitial, status)
  const problem = (text: string, at: FillProblem['at'] = 'orderId') => ({
    text,
    at,
  })
  if (isAddressEqual(order.maker, buyer))
    return problem('the buyer made it. Cancel it instead.')
  if (order.validUntil.getTime() <= now)
    return problem(`it expired at ${order.validUntil.toISOString()}.`)
  if (order.validFrom.getTime() > now)
    return problem(`it begins at ${order.validFrom.toISOString()}.`)
  if (left <= 0n) return problem('it is sold already.')
  if (status.cancelled || !counted) return problem('its maker cancelled it.')
  if (!signed)
    return problem(
      order.signature
        ? 'the signature of its maker is not valid any more.'
        : 'it is not registered on chain any more.',
    )
  if (!approved)
    return problem('its maker has withdrawn the approval to move the token.')
  if (holding === 0n)
    return problem('its maker does not hold the token any more.')
  if (quantity > left)
    return problem(`only ${left} of it are left.`, 'quantity')
  if (quantity > holding)
    return problem(`its maker holds only ${holding} now.`, 'quantity')
  if (quantity + taken > holding)
    return problem(
      `its maker holds only ${holding} now, and orders named before it take ${taken} of them.`,
      'quantity',
    )
  return undefined
}
