import * as v from 'valibot'
import { type Address, isAddressEqual } from 'viem'
import type { ChainView } from '../../chain/chainView.js'
import type { NetworkConfig } from '../../context.js'
import type { OrderRow } from '../../orders/orderRow.js'
import { getFilledQuantity } from '../../orders/orderState.js'
import { type ChainFacts, readFacts } from '../../orders/readFacts.js'
import { readTerms } from '../../orders/readTerms.js'
import { verifySignature } from '../../orders/verifySignature.js'
import { wireOrderSchema } from '../../orders/wireOrderSchema.js'

/** Reason why an order cannot be bought, and the field of the request. */
export type FillProblem = {
  text: string
  at: 'orderId' | 'quantity'
  /** Whether every buyer has this problem now, for any quantity. */
  isForAll: boolean
}

/** Facts about a listing on the chain. */
export type ListingFacts = ChainFacts & {
  /** Whether it has the current counter of its maker. */
  counted: boolean
  /** Whether the signature is valid, or the order is validated on chain. */
  signed: boolean
}

/** Reads the facts that decide whether a listing can be filled. */
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
    readFacts(view, order.orderHash, terms, components.consideration),
    // A maker that is a contract may no longer accept its signature.
    order.signature &&
      verifySignature(view, {
        hash: order.orderHash,
        maker: order.maker,
        signature: order.signature,
      }),
  ])
  return {
    ...facts,
    signed: facts.status.validated || Boolean(signature),
    counted: facts.counter === components.counter,
  }
}

/**
 * Returns why the buyer cannot fill a listing; undefined if it can be filled.
 */
export function fillProblem(
  { order, quantity }: { order: OrderRow; quantity: bigint },
  facts: ListingFacts,
  {
    buyer,
    now,
    taken,
  }: {
    buyer: Address
    /** Unix milliseconds. */
    now: number
    /**
     * Quantity of the same token that the purchase takes from this maker in
     * other orders.
     */
    taken: bigint
  },
): FillProblem | undefined {
  const { approved, counted, holding = 0n, signed, status } = facts
  const left =
    order.quantityInitial - getFilledQuantity(order.quantityInitial, status)
  const problem = (text: string): FillProblem => ({
    text,
    at: 'orderId',
    isForAll: true,
  })
  const refusal = (
    text: string,
    at: FillProblem['at'] = 'orderId',
  ): FillProblem => ({ text, at, isForAll: false })
  if (isAddressEqual(order.maker, buyer))
    return refusal('the buyer made it. Cancel it instead.')
  if (order.validUntil.getTime() <= now)
    return refusal(`it expired at ${order.validUntil.toISOString()}.`)
  if (order.validFrom.getTime() > now)
    return refusal(`it starts at ${order.validFrom.toISOString()}.`)
  if (left <= 0n) return problem('it is already sold.')
  if (status.cancelled || !counted) return problem('its maker cancelled it.')
  if (!signed)
    return problem(
      order.signature
        ? 'the signature of its maker is no longer valid.'
        : 'it is no longer registered on chain.',
    )
  if (!approved)
    return problem('its maker revoked the approval to transfer the token.')
  if (holding === 0n) return problem('its maker no longer holds the token.')
  if (facts.trial?.refusing)
    return problem(
      `${facts.trial.refusing} no longer accepts the native currency.`,
    )
  if (!facts.trial?.isMoved)
    return problem('the token contract rejects the transfer.')
  if (quantity > left) return refusal(`only ${left} are left.`, 'quantity')
  if (quantity > holding)
    return refusal(`its maker holds only ${holding} now.`, 'quantity')
  if (quantity + taken > holding)
    return refusal(
      'the orders before it use up the balance of its maker.',
      'quantity',
    )
  return undefined
}
